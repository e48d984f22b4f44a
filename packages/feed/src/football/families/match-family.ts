import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { MarketSheet } from '@caderneta/pricing/chances/market-sheet'
import type { MatchTime } from '@caderneta/pricing/goals/match-time'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import type { MatchCourse } from '../match-course.ts'

/**
 * Markets of one match that are sent, priced and settled apart from those about its goals: about
 * corners, cards, shots or players. Selections are named by their positions in the sheet.
 */
export interface MatchFamily {
  readonly sheet: MarketSheet
  /** True of a selection that is sold before the match alone. */
  readonly isPreMatchOnly: (position: number) => boolean
  readonly isOfFirstHalf: (position: number) => boolean
  /** The selections that the match offers, from its law when it is announced. */
  readonly offeredIn: (rates: GoalRates) => ReadonlySet<number>
  readonly before: FamilyState
  /** At a second since kick-off. */
  readonly stateAt: (course: MatchCourse, second: number) => FamilyState
  /** When something of it may change, before the end of the 90 minutes. */
  readonly secondsIn: (course: MatchCourse) => readonly number[]
  /** What each selection comes to; null of a match that does not take place. */
  readonly resultsOf: (course: MatchCourse | null) => (position: number) => SelectionResult
}

/** A family at one moment of a match. */
export interface FamilyState {
  /** True of a selection that is on sale or has been, if its line is offered. */
  readonly hasOpened: (position: number) => boolean
  /** True of a selection that is on sale or has been although its line was left out. */
  readonly hasJoined: (position: number) => boolean
  /** Null of a selection that is not decided. */
  readonly resultOf: (position: number) => SelectionResult | null
  /** By position; none of the lines that are not wanted. */
  readonly chancesIn: (
    rates: GoalRates,
    time: MatchTime,
    isWanted: (line: number) => boolean,
  ) => Float64Array
}
