import type { FeedMessage } from '@caderneta/feed/messages'
import type { FeedProvider, FeedSession, FeedStart } from '@caderneta/feed/provider'
import type { Clock } from '../../clock.ts'
import type { MarketBook } from './market-book.ts'

/** A snapshot that was asked for and did not come is asked for again. */
const ASK_AGAIN_MS = 5_000
/** A line that loses one message after the other is not asked for everything each time. */
const ASK_SOONEST_MS = 1_000

/** Where a provider starts: see `FeedStart`. */
export type FeedOrigin = Pick<FeedStart, 'epoch' | 'resumeFrom' | 'keptGames'>

export interface FeedLineParts {
  readonly book: MarketBook
  readonly clock: Clock
  /** Called for each message after the book has taken it. */
  readonly hear: (message: FeedMessage) => void
}

/** The line from a provider to the market book: asks for what was lost until it has come. */
export class FeedLine {
  readonly #parts: FeedLineParts
  #session: FeedSession | null = null
  #askedAt = Number.NEGATIVE_INFINITY
  #asked = 0

  constructor(parts: FeedLineParts) {
    this.#parts = parts
  }

  open(provider: FeedProvider, from: FeedOrigin): void {
    const { clock } = this.#parts
    this.#askedAt = clock.now() - ASK_SOONEST_MS
    this.#session = provider.start({
      ...from,
      now: () => clock.now(),
      listener: (message) => this.#take(message),
    })
  }

  /** Called every now and then, because silence calls nobody. */
  look(): void {
    this.#parts.book.refreshTrust()
    this.#askWhatIsMissing()
  }

  close(): void {
    this.#session?.stop()
  }

  #take(message: FeedMessage): void {
    const hasGap = this.#parts.book.apply(message)
    this.#parts.hear(message)
    if (hasGap) this.#askWhatIsMissing()
  }

  /** A gap that shows while the provider starts, or soon after another, waits for the next look. */
  #askWhatIsMissing(): void {
    const { book, clock } = this.#parts
    const missing = book.missingSnapshot
    if (missing === null || this.#session === null) return
    const waited = clock.now() - this.#askedAt
    if (waited < (missing > this.#asked ? ASK_SOONEST_MS : ASK_AGAIN_MS)) return
    this.#askedAt = clock.now()
    this.#asked = missing
    this.#session.requestSnapshot(missing)
  }
}
