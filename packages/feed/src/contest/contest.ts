import type { GameStatus, MatchClock, Score } from '@caderneta/domain/markets/game/game'
import type { MarketOdds } from '@caderneta/pricing/chances/market-odds'
import type { GameFixture, SelectionOutcome } from '../messages.ts'
import type { ContestMoment } from './contest-moments.ts'
import type { TimedFact } from './contest-timeline.ts'

/**
 * A contest of any sport as the engine sees it: `contestProgramme` makes all messages from this.
 * Football implements it (`football/play-match.ts`); the other sports derive it with `playContest`
 * from a model and a script (see `contest-model.ts`, where a new sport begins).
 */
export interface Contest {
  /** `startsAt` is the real moment of the start. */
  readonly fixture: GameFixture
  /** Milliseconds UTC; before the start. */
  readonly announcedAt: number
  /** Every market at a real moment before the start; closed where the contest is cancelled. */
  readonly marketsBefore: (
    atMs: number,
    version: number,
    status: 'open' | 'closed',
  ) => readonly MarketOdds[]
  /** What happens from the start on; null for a contest that is cancelled at its slot. */
  readonly course: ContestCourse | null
  /** Every selection void: how a contest without a course is settled. */
  readonly voids: () => readonly SelectionOutcome[]
}

/** The state of a contest. */
interface ContestState {
  readonly status: GameStatus
  readonly clock: MatchClock | null
  readonly score: Score
}

/** A contest from its start on. Seconds are seconds of the contest since its start. */
export interface ContestCourse {
  /** Seconds of the contest per second. */
  readonly speed: number
  readonly finalSecond: () => number
  /** Markets are sent up to the first moment at or after this one, then only the score. */
  readonly settledSecond: () => number
  /** When the feed sends, in order; the first at 0. */
  readonly moments: () => readonly ContestMoment[]
  readonly stateAt: (second: number) => ContestState
  /** What happens, in order; at any second the facts so far add up to the score. */
  readonly facts: () => readonly TimedFact[]
  /** Every market at a moment, by its index. */
  readonly marketsAt: (index: number, version: number) => readonly MarketOdds[]
  /** The markets that a moment sends; without it, every market. */
  readonly changesAt?: (index: number, version: number) => readonly MarketOdds[]
  readonly settlements: () => readonly ContestSettlement[]
}

export interface ContestSettlement {
  readonly second: number
  readonly certainty: 'live' | 'confirmed'
  readonly outcomes: readonly SelectionOutcome[]
}
