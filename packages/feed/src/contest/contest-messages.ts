import type { FeedBody } from '../messages.ts'
import type { TimedBody } from '../programme.ts'

/** What a feed says of a contest from its start on. */
export interface ContestMessages {
  /** When the last thing is said. */
  readonly endsAt: () => number
  /** The first moment after `afterMs` at which something is said; null when nothing is left. */
  nextAfter(afterMs: number): number | null
  /** What is said after `afterMs` and up to `untilMs`. */
  between(afterMs: number, untilMs: number): readonly TimedBody[]
  /** State and all markets at a moment from the start on. */
  stateAt(atMs: number): FeedBody
  /** What settles bets on the contest from `sinceMs` to `untilMs`, both included. */
  settlements(sinceMs: number, untilMs: number): readonly TimedBody[]
}
