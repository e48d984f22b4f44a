import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'

interface ClockWatchDeps {
  readonly clock: Clock
  /** The database's clock, milliseconds UTC. */
  readonly readClock: () => Promise<number>
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>
  /** Called at each check: whether the clocks of server and database are too far apart. */
  readonly onVerdict: (isOff: boolean) => void
}

/** Beyond this difference the age of a live price is unknown. */
const SKEW_MAX_MS = 250
const INTERVAL_MS = 15_000

/** Compares our clock with the database's, at the start and every few seconds: never for a bet. */
export class ClockWatch {
  readonly #deps: ClockWatchDeps
  #isOff = false
  #timer: NodeJS.Timeout | null = null

  constructor(deps: ClockWatchDeps) {
    this.#deps = deps
  }

  async begin(): Promise<void> {
    await this.look()
    this.#timer = setInterval(() => void this.look(), INTERVAL_MS).unref()
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer)
  }

  /** Never fails: while the database is unavailable there are no bets, and the verdict is kept. */
  async look(): Promise<void> {
    const { log, onVerdict } = this.#deps
    const skewMs = await this.#measure().catch(() => null)
    if (skewMs === null) return
    const isOff = Math.abs(skewMs) > SKEW_MAX_MS
    if (isOff && !this.#isOff) log.error({ skewMs }, 'clock: skew too large, live bets paused')
    if (!isOff && this.#isOff) log.warn({ skewMs }, 'clock: skew back within limits')
    this.#isOff = isOff
    onVerdict(isOff)
  }

  /**
   * The least amount by which the database clock is ahead: a slow response proves nothing, as its
   * moment is anywhere between request and response.
   */
  async #measure(): Promise<number> {
    const { clock, readClock } = this.#deps
    const requestedAt = clock.now()
    const databaseTime = await readClock()
    const receivedAt = clock.now()
    return Math.min(databaseTime - requestedAt, 0) + Math.max(databaseTime - receivedAt, 0)
  }
}
