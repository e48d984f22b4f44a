import type { FeedBody } from '../messages.ts'
import type { TimedBody } from '../programme.ts'

/** The feed messages of a contest from its start on. */
export interface ContestMessages {
  /** When the last message is sent. */
  readonly endsAt: () => number
  /** The first moment after `afterMs` at which a message is sent; null when none is left. */
  nextAfter(afterMs: number): number | null
  /** The messages after `afterMs` and up to `untilMs`. */
  between(afterMs: number, untilMs: number): readonly TimedBody[]
  /** State and all markets at a moment from the start on. */
  stateAt(atMs: number): FeedBody
  /** What settles bets on the contest from `sinceMs` to `untilMs`, both included. */
  settlements(sinceMs: number, untilMs: number): readonly TimedBody[]
}
