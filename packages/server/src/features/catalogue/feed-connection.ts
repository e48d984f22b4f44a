import { setTimeout as pause } from 'node:timers/promises'
import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedSession, FeedStart } from '@caderneta/feed/provider'
import type { Clock } from '../../clock.ts'
import type { MarketBook } from './market-book.ts'

/** A requested snapshot that did not arrive is requested again after this time. */
const SNAPSHOT_RETRY_MS = 5_000
/** A connection that loses one message after the other does not request everything each time. */
const SNAPSHOT_INTERVAL_MIN_MS = 1_000
const LOOK_INTERVAL_MS = 250
/** By then the next games of a long snapshot have arrived; the others follow. */
const PATIENCE_MS = 2_000
/** Games stay readable this long after their end, as long as the tab 'Resolvidas' shows bets. */
const KEEP_ENDED_MS = 48 * 3_600_000

/** Where a provider starts: see `FeedStart`. */
export type FeedOrigin = Pick<FeedStart, 'epoch' | 'resumeFrom' | 'keptGames' | 'finishedBefore'>

interface FeedConnectionDeps {
  readonly book: MarketBook
  readonly clock: Clock
}

/** A provider with the sessions that it starts. */
interface Startable<Session extends FeedSession> {
  start(start: FeedStart): Session
}

/** The connection from a provider to the market book: requests what was lost until it arrives. */
export class FeedConnection {
  readonly #deps: FeedConnectionDeps
  #onMessage = (_message: FeedMessage) => {}
  #session: FeedSession | null = null
  #requestedAt = Number.NEGATIVE_INFINITY
  #requested = 0
  readonly #complete: Promise<void>
  #markComplete = () => {}
  #timer: NodeJS.Timeout | null = null

  constructor(deps: FeedConnectionDeps) {
    this.#deps = deps
    this.#complete = new Promise((resolve) => {
      this.#markComplete = resolve
    })
  }

  open<Session extends FeedSession>(provider: Startable<Session>, from: FeedOrigin): Session {
    const { clock } = this.#deps
    this.#requestedAt = clock.now() - SNAPSHOT_INTERVAL_MIN_MS
    const session = provider.start({
      ...from,
      now: () => clock.now(),
      listener: (message) => this.#take(message),
    })
    this.#session = session
    return session
  }

  /** From now on each message is passed to it after the book has taken it. */
  pass(onMessage: (message: FeedMessage) => void): void {
    this.#onMessage = onMessage
  }

  /**
   * Looks at what is open from now on; resolves when the first snapshot is complete, or after two
   * seconds: a silent feed delays no start.
   */
  async begin(): Promise<void> {
    this.#timer = setInterval(() => this.look(), LOOK_INTERVAL_MS).unref()
    await Promise.race([this.#complete, pause(PATIENCE_MS, undefined, { ref: false })])
  }

  /** Polled: silence raises no event. */
  look(): void {
    const { book, clock } = this.#deps
    book.refreshTrust()
    this.#requestMissing()
    book.forgetEndedBefore(clock.now() - KEEP_ENDED_MS)
  }

  close(): void {
    this.#session?.stop()
    if (this.#timer) clearInterval(this.#timer)
  }

  #take(message: FeedMessage): void {
    const hasGap = this.#deps.book.apply(message)
    this.#onMessage(message)
    if (hasGap) this.#requestMissing()
    if (this.#deps.book.missingSnapshot === null) this.#markComplete()
  }

  /** A gap seen while the provider starts, or soon after another, waits for the next poll. */
  #requestMissing(): void {
    const { book, clock } = this.#deps
    const missing = book.missingSnapshot
    if (missing === null || this.#session === null) return
    const waited = clock.now() - this.#requestedAt
    if (waited < (missing > this.#requested ? SNAPSHOT_INTERVAL_MIN_MS : SNAPSHOT_RETRY_MS)) return
    this.#requestedAt = clock.now()
    this.#requested = missing
    this.#session.requestSnapshot(missing)
  }
}
