import type { FeedBody } from '../messages.ts'
import type { TimedBody } from '../programme.ts'

/** What a feed says of a match from its kick-off on. */
export interface MatchTelling {
  /** When the last thing is said. */
  readonly endsAt: number
  /** The first moment after `afterMs` at which something is said; null when nothing is left. */
  nextAfter(afterMs: number): number | null
  /** What is said after `afterMs` and up to `untilMs`. */
  between(afterMs: number, untilMs: number): readonly TimedBody[]
  /** State and all markets at a moment from the kick-off on. */
  standing(atMs: number): FeedBody
  /** Everything that settles bets on the match, at its moments. */
  settlements(): readonly TimedBody[]
}
