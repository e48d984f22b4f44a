import type { Incident } from '@caderneta/domain/markets/football/incidents/incident'
import type { FootballResult } from '@caderneta/domain/markets/football-result'
import type { Score } from '@caderneta/domain/markets/game'
import type { GameFixture } from '../messages.ts'
import type { GoalRates } from './goals-model.ts'
import type { MatchPlayers } from './players/line-up.ts'
import type { Half, HalfStoppage } from './stoppage.ts'

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
  /** From 0 to 59. */
  readonly secondOfMinute: number
  /** Slots of who scored and who assisted; null or absent where he is not listed. */
  readonly scorer?: number | null
  readonly assist?: number | null
  readonly isOwn?: true
}

/** A corner, a card or a shot, at the minute of a goal. It is one of the 90 minutes. */
export interface ScriptIncident
  extends Incident,
    Pick<Goal, 'minute' | 'stoppage' | 'secondOfMinute'> {
  readonly period: '1H' | '2H'
  /** Slot of who did it; null or absent where he is not listed. */
  readonly player?: number | null
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
  /** Markets about these parts are not offered; absent where everything is known. */
  readonly unknown?: ReadonlySet<UnknownPart> | undefined
  /** Absent where the source does not record them: markets about them are not offered. */
  readonly incidents?: readonly ScriptIncident[] | undefined
  /** Absent where the source does not name them: markets about them are not offered. */
  readonly players?: MatchPlayers | undefined
  readonly hasExtraTime: boolean
  /** Score of the shoot-out, null without one. */
  readonly penalties: Score | null
  /** By the law of `stoppage.ts`; nothing happens after it. */
  readonly stoppage: Readonly<Record<Half, HalfStoppage>>
}
