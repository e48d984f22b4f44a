import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { FeedLease } from '../database/server/feed-lease.ts'

interface Led {
  stop(): Promise<void>
}

interface LeadershipDeps {
  readonly lease: Pick<FeedLease, 'take' | 'renew' | 'release'>
  readonly log: FastifyBaseLogger
  /** Runs the feed until it is stopped; writes and messages carry the term. */
  readonly lead: (term: number) => Promise<Led>
  /** Another server leads: called with each beat until this one does. */
  readonly standBy: () => Promise<void>
}

/** A leader renews four times in the life of a lease; another server notices its end as soon. */
const BEAT_MS = 500
/** A feed that cannot start, a file that is gone, does not keep the database busy. */
const RETRY_MS = 3_000

/** Leads the feed whenever no other server does. */
export class FeedLeadership {
  readonly #deps: LeadershipDeps
  #term: number | null = null
  #led: Promise<Led | null> = Promise.resolve(null)
  #work: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | null = null
  #notBefore = 0
  #isEnding = false

  constructor(deps: LeadershipDeps) {
    this.#deps = deps
  }

  get isLeading(): boolean {
    return this.#term !== null
  }

  /**
   * Resolves when it is known whether another server leads, or the feed has begun here: to make a
   * season keeps the process busy, and what waits for the database meanwhile would time out.
   */
  async begin(): Promise<void> {
    await this.beat()
    let isBeating = false
    this.#timer = setInterval(() => {
      if (isBeating) return
      isBeating = true
      void this.beat().finally(() => {
        isBeating = false
      })
    }, BEAT_MS).unref()
    await this.#led
  }

  /** Takes the lease or renews it, once; never rejects. */
  async beat(): Promise<void> {
    const { lease, log } = this.#deps
    try {
      const term = this.#term
      if (term === null) await this.#tryToLead()
      else if (!(await lease.renew(term)) && !this.#isEnding)
        await this.#end('feed: another server leads')
    } catch (error) {
      // As long as the database is away no other server takes the lease either.
      log.warn({ err: error }, 'feed: lease not renewed')
    }
  }

  /** Stops the feed, and lets another server lead: until all is written the lease is renewed. */
  async stop(): Promise<void> {
    this.#isEnding = true
    await this.#work
    const term = this.#term
    if (term !== null) await this.#stopLed('feed: no longer led here')
    if (this.#timer) clearInterval(this.#timer)
    this.#term = null
    if (term === null) return
    await this.#deps.lease.release(term).catch((error: unknown) => {
      this.#deps.log.warn({ err: error }, 'feed: lease not released')
    })
  }

  async #tryToLead(): Promise<void> {
    if (this.#isEnding || performance.now() < this.#notBefore) return
    const { lease, log, lead, standBy } = this.#deps
    const term = await lease.take()
    if (term === null) return standBy()
    log.info({ term }, 'feed: led here')
    this.#term = term
    // The lease is renewed meanwhile.
    this.#led = lead(term).catch(async (error: unknown) => {
      log.error({ err: error, term }, 'feed: could not be started')
      this.#notBefore = performance.now() + RETRY_MS
      this.#term = null
      await lease.release(term)
      return null
    })
    this.#led.catch(() => {})
  }

  async #end(event: string): Promise<void> {
    const stopped = this.#stopLed(event)
    this.#term = null
    await stopped
  }

  async #stopLed(event: string): Promise<void> {
    this.#deps.log.warn({ term: this.#term }, event)
    const led = this.#led
    this.#led = Promise.resolve(null)
    this.#work = led.then((one) => one?.stop())
    await Promise.race([this.#work, pause(RETRY_MS, undefined, { ref: false })])
  }
}
