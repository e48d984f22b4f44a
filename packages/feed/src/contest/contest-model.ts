import type { GameStatus, MatchClock, Score } from '@caderneta/domain/markets/game/game'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { MarketSheet } from '@caderneta/pricing/chances/market-sheet'
import type { GameFixture } from '../messages.ts'
import type { FactDraft } from './contest-timeline.ts'

/**
 * Where a new sport begins. A sport of two sides is
 *
 * 1. a `ContestModel` of each contest, made from what is known of the two sides (strengths,
 *    format): which selections there are (`sheet`, by `marketSheet(selections, markets)`; lines may
 *    differ from contest to contest), the chance of each from ONE joint distribution given the
 *    state of play (`chances`), and what is decided (`outcomes`);
 * 2. a function `sample` that plays the contest at random, by the same model, and returns its
 *    moments. It is called repeatedly and must return the same, so it begins from a key:
 *    `() => sampleSets(randomFrom(`${seed}/match/${gameId}`), …)`.
 *
 * `contestProgramme(playContest(play))` is then the whole programme of the contest: announcement,
 * prices that drift before the start and move with each moment, bet_stop and a rest around the key
 * moments, settlements (live where a moment decides them, all of them confirmed at the end),
 * cancelled and abandoned contests, snapshots. Delays, interruptions and postponements are laid
 * over any programme by `packages/simulation/src/season`.
 */
export interface ContestModel<State> {
  readonly sheet: MarketSheet
  /** Before anything has happened. */
  readonly start: State
  /**
   * Chance of each selection of the sheet, in its order. Those of one line add up to one; what is
   * decided has 1 or 0. `opinion` shifts the model as far as the sport allows.
   */
  readonly chances: (state: State, opinion: Opinion) => ArrayLike<number>
  /**
   * Result of each selection of the sheet, in its order; null while it is open. What is once known
   * never changes, and at the end of a finished contest everything is known.
   */
  readonly outcomes: (state: State) => readonly (SelectionResult | null)[]
}

/** What the market believes beyond the model, from −1 to 1, 0 for nothing. */
export interface Opinion {
  /** In favour of the first side. */
  readonly edge: number
  /** In favour of more: points, games, rounds. */
  readonly pace: number
}

/** Something that happens in a contest, and its state from then on. */
export interface ScriptMoment<State> {
  /** Since the start. The first moment is at 0, each later than the one before. */
  readonly second: number
  readonly state: State
  /** 'live'; 'halftime' in a break; at the last moment 'ended', or 'cancelled' if abandoned. */
  readonly status: GameStatus
  readonly clock: MatchClock
  readonly score: Score
  /** A moment that moves every price at once, such as a set won: betting stops and rests. */
  readonly isKey: boolean
  /** What happens at this moment, in order; together with those before it makes the score. */
  readonly facts?: readonly FactDraft[]
}

/** A contest to be sent, and how its sport is played. */
export interface ContestPlay<State> {
  readonly fixture: GameFixture
  /** Milliseconds UTC; before the start. */
  readonly announcedAt: number
  /** Seconds of the contest per second. */
  readonly speed: number
  readonly model: ContestModel<State>
  /**
   * Plays the contest: the same moments at every call. Null: it never starts and is cancelled at
   * its slot. A contest whose last moment is 'cancelled' is abandoned: what is known then counts,
   * the rest is void.
   */
  readonly sample: (() => readonly ScriptMoment<State>[]) | null
  /** How long markets rest after a key moment, in seconds of the contest. */
  readonly restSeconds: number
  /** Prices are renewed no more often than this, in seconds of the contest. */
  readonly priceSeconds: number
}
