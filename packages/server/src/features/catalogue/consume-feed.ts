import { setTimeout as pause } from 'node:timers/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider, FeedSession } from '@caderneta/feed/provider'
import type { Parts } from '../../parts.ts'
import { storeGames } from './game-store.ts'
import type { BookGame, MarketBook } from './market-book.ts'

export type SettlementMessage = Extract<FeedMessage, { kind: 'bet_settlement' }>

export interface ConsumeFeedParts extends Parts {
  readonly book: MarketBook
  /** Settles what the feed has decided; called for one message after the other. */
  readonly settle: (message: SettlementMessage) => Promise<void>
}

const STORE_INTERVAL_MS = 200
const RETRY_MS = 500
const TRUST_INTERVAL_MS = 250
/** Games stay readable this long after their end, as long as the tab 'Resolvidas' shows bets. */
const KEEP_ENDED_MS = 48 * 3_600_000

/**
 * Runs a provider into the market book, the database and the settlement. Writes go one after the
 * other: a fixture before its status, a status before the settlement that follows from it.
 */
export class FeedConsumer {
  readonly #parts: ConsumeFeedParts
  readonly #dirty = new Set<number>()
  readonly #timers: NodeJS.Timeout[] = []
  #session: FeedSession | null = null
  #work: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor(parts: ConsumeFeedParts) {
    this.#parts = parts
    parts.book.onChange((change) => {
      if (change.hasNewState) this.#dirty.add(change.gameId)
    })
  }

  /** Starts the provider; resolves when its first snapshot has reached the database. */
  async start(provider: FeedProvider, from: { epoch: number; resumeFrom: number }): Promise<void> {
    const { clock } = this.#parts
    const complete = new Promise<void>((resolve) => {
      this.#session = provider.start({
        ...from,
        now: () => clock.now(),
        listener: (message) => {
          this.#hear(message)
          if (message.kind === 'snapshot_complete') resolve()
        },
      })
    })
    await complete
    await this.#enqueue(() => this.#store())
    this.#every(STORE_INTERVAL_MS, () => {
      if (this.#dirty.size > 0) void this.#enqueue(() => this.#store())
    })
    this.#every(TRUST_INTERVAL_MS, () => {
      this.#parts.book.refreshTrust()
      this.#parts.book.forgetEndedBefore(clock.now() - KEEP_ENDED_MS)
    })
  }

  /** Stops the provider and waits until everything that it said is written. */
  async stop(): Promise<void> {
    this.#session?.stop()
    this.#isStopped = true
    for (const timer of this.#timers) clearInterval(timer)
    await this.#enqueue(() => this.#store())
  }

  #hear(message: FeedMessage): void {
    const hasGap = this.#parts.book.apply(message)
    if (message.kind === 'bet_settlement') void this.#enqueue(() => this.#settle(message))
    if (hasGap) this.#session?.requestSnapshot()
  }

  async #settle(message: SettlementMessage): Promise<void> {
    await this.#store()
    await this.#parts.settle(message)
  }

  async #store(): Promise<void> {
    const { book, database } = this.#parts
    const ids = [...this.#dirty]
    this.#dirty.clear()
    const games = ids.map((id) => book.game(id)).filter((game) => game !== undefined)
    const seen = games.map((game): BookGame => ({ ...game }))
    try {
      await storeGames(database, seen)
    } catch (fault) {
      for (const id of ids) this.#dirty.add(id)
      throw fault
    }
    for (const game of seen) book.markStored(game.fixture.gameId, game)
  }

  /**
   * Jobs run one after the other. One that fails is tried again until it succeeds, because a
   * settlement that is dropped would leave bets open; later jobs could not be written either.
   */
  #enqueue(job: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(async () => {
      while (!(await this.#succeeds(job)) && !this.#isStopped) await pause(RETRY_MS)
    })
    return this.#work
  }

  async #succeeds(job: () => Promise<void>): Promise<boolean> {
    try {
      await job()
      return true
    } catch (fault) {
      this.#parts.log.error({ err: fault }, 'what the feed said could not be written')
      return false
    }
  }

  #every(intervalMs: number, job: () => void): void {
    this.#timers.push(setInterval(job, intervalMs).unref())
  }
}
