import type { Score } from '@caderneta/domain/markets/game/game'
import type { FootballResult } from '@caderneta/domain/markets/sports/football/football-result'
import type { Incident } from '@caderneta/domain/markets/sports/football/incidents/incident'
import type { GoalRates } from '@caderneta/pricing/goals/rates'
import type { Half } from '@caderneta/pricing/goals/stoppage'
import type { GameFixture } from '../messages.ts'

/** Parts of a match in which the ball is in play, penalties apart. */
export type PlayedPeriod = '1H' | '2H' | 'ET1' | 'ET2'

/**
 * A goal as the record books write it: minute 90 with stoppage 4 is 90+4'. The minute is counted
 * through (the first of the second half is 46) and is in its period.
 */
export interface Goal {
  readonly side: 'home' | 'away'
  readonly period: PlayedPeriod
  readonly minute: number
  readonly stoppage: number
}

/** A corner, a card or a shot of the 90 minutes, at its second since the start of its half. */
export interface ScriptIncident extends Incident {
  readonly period: Half
  readonly second: number
}

/** What a source may leave open: it is made up for the show, so no market is settled on it. */
export type UnknownPart = 'halfTime' | 'goals'

/**
 * A whole football match, known before it is played: what a provider replays. Goals of the first
 * half add up to `result.halfTime`, those of both halves to `result.fullTime`; goals of extra time
 * come on top and settle nothing. A result that is not 'finished' means that the match never kicks
 * off: it is cancelled at its slot and every bet on it is void.
 */
export interface MatchScript {
  /** `startsAt` is the kick-off. */
  readonly fixture: GameFixture
  /** What prices are made from: goals expected of each side in each half, before the match. */
  readonly rates: GoalRates
  readonly result: FootballResult
  readonly goals: readonly Goal[]
  /** Undefined of a source that does not record them: no market about them is offered. */
  readonly incidents?: readonly ScriptIncident[] | undefined
  /** Markets about these parts are not offered; absent where everything is known. */
  readonly unknown?: ReadonlySet<UnknownPart> | undefined
  /** True where the source contradicts itself: what the order of these goals decides is void. */
  readonly isOrderMadeUp?: boolean
  readonly hasExtraTime: boolean
  /** Score of the shoot-out, null without one. */
  readonly penalties: Score | null
  /** Whole minutes of stoppage time, by the law of `stoppage.ts`; no goal falls after them. */
  readonly firstHalfStoppage: number
  readonly secondHalfStoppage: number
}
