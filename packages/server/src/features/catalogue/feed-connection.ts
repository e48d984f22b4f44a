import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider, FeedSession, FeedStart, LiveFeed } from '@caderneta/feed/provider'
import type { Clock } from '../../clock.ts'
import type { MarketBook } from './market-book.ts'

/** A requested snapshot that did not arrive is requested again after this time. */
const SNAPSHOT_RETRY_MS = 5_000
/** A connection that loses one message after the other does not request everything each time. */
const SNAPSHOT_INTERVAL_MIN_MS = 1_000

/** Where a provider starts: see `FeedStart`. */
export type FeedOrigin = Pick<FeedStart, 'epoch' | 'resumeFrom' | 'keptGames'>

interface FeedConnectionDeps {
  readonly book: MarketBook
  readonly clock: Clock
  /** Called for each message after the book has taken it. */
  readonly onMessage: (message: FeedMessage) => void
}

/** The connection from a provider to the market book: requests what was lost until it arrives. */
export class FeedConnection {
  readonly #deps: FeedConnectionDeps
  #session: FeedSession | null = null
  #requestedAt = Number.NEGATIVE_INFINITY
  #requested = 0

  constructor(deps: FeedConnectionDeps) {
    this.#deps = deps
  }

  open(provider: FeedProvider | LiveFeed, from: FeedOrigin): void {
    const { clock } = this.#deps
    this.#requestedAt = clock.now() - SNAPSHOT_INTERVAL_MIN_MS
    this.#session = provider.start({
      ...from,
      now: () => clock.now(),
      listener: (message) => this.#take(message),
    })
  }

  /** Polled: silence raises no event. */
  look(): void {
    this.#deps.book.refreshTrust()
    this.#requestMissing()
  }

  close(): void {
    this.#session?.stop()
  }

  #take(message: FeedMessage): void {
    const hasGap = this.#deps.book.apply(message)
    this.#deps.onMessage(message)
    if (hasGap) this.#requestMissing()
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
