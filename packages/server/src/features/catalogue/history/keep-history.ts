import { isTermOver } from '../../../database/transaction.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import type { Trust } from '../feed-monitor.ts'
import type { MarketBook } from '../market-book.ts'
import type { OddsHistory } from './odds-history.ts'
import { forgetOdds, recordTrust } from './odds-store.ts'

interface KeepHistoryDeps extends Pick<ServerDeps, 'clock' | 'database' | 'log'> {
  readonly book: MarketBook
  readonly history: OddsHistory
  /** How long the odds of a game are kept after its end. */
  readonly keptDays: number
  /** Called before a write; what it returns is called once all of then is written. */
  readonly beginWrite?: () => () => void
}

const WRITE_INTERVAL_MS = 250
const FORGET_INTERVAL_MS = 600_000
const DAY_MS = 86_400_000

/** Writes the history of odds and of the feed's trust as it arrives, and deletes what is old. */
export class HistoryKeeper {
  readonly #deps: KeepHistoryDeps
  readonly #timers: NodeJS.Timeout[]
  #trusts: { readonly trust: Trust; readonly at: number }[] = []
  #work: Promise<void> = Promise.resolve()
  /** Another server leads the feed: it writes, and this one is about to be stopped. */
  #isOver = false

  constructor(deps: KeepHistoryDeps) {
    const { book, clock } = deps
    this.#deps = deps
    this.#trusts.push({ trust: book.trust, at: clock.now() })
    book.onTrust((trust, at) => this.#trusts.push({ trust, at }))
    this.#timers = [
      setInterval(() => void this.write(), WRITE_INTERVAL_MS).unref(),
      setInterval(() => void this.forget(), FORGET_INTERVAL_MS).unref(),
    ]
  }

  /**
   * Writes everything that waits; never fails: what could not be written waits for the next run.
   */
  write(): Promise<void> {
    return this.#after(async () => {
      const onWritten = this.#deps.beginWrite?.()
      await this.#writeTrusts()
      await this.#deps.history.write()
      onWritten?.()
    })
  }

  /** Deletes what can no longer be requested. */
  forget(): Promise<void> {
    const { clock, database, keptDays } = this.#deps
    const endedBefore = clock.now() - keptDays * DAY_MS
    return this.#after(async () => {
      while (await forgetOdds(database, endedBefore));
    })
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    await this.write()
  }

  async #writeTrusts(): Promise<void> {
    for (let first = this.#trusts[0]; first; first = this.#trusts[0]) {
      await recordTrust(this.#deps.database, first.trust, first.at)
      this.#trusts.shift()
    }
  }

  #after(job: () => Promise<void>): Promise<void> {
    this.#work = this.#work
      .then(async () => {
        if (!this.#isOver) await job()
      })
      .catch((error: unknown) => {
        this.#isOver = isTermOver(error)
        if (this.#isOver) this.#deps.log.warn('odds: another server writes the history')
        else this.#deps.log.error({ err: error }, 'odds: history write deferred')
      })
    return this.#work
  }
}
