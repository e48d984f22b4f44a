/** What a game is and where it stands. Statuses: decisions, "Shapes on the wire". */

export const GAME_STATUSES = [
  'scheduled',
  'live',
  'halftime',
  'interrupted',
  'postponed',
  'ended',
  'cancelled',
] as const

export type GameStatus = (typeof GAME_STATUSES)[number]

/** Statuses in which a game has started and is not over: its bets are live bets. */
export function isUnderWay(status: GameStatus): boolean {
  return status === 'live' || status === 'halftime' || status === 'interrupted'
}

/** Statuses in which a game never takes another bet. */
export function isOver(status: GameStatus): boolean {
  return status === 'ended' || status === 'cancelled'
}

/** Home goals and away goals. */
export type Score = readonly [home: number, away: number]

export const PERIODS = ['1H', 'HT', '2H', 'ET1', 'ET2', 'PEN', 'FT'] as const

/** Part of a football match: halves, half-time, extra time, penalties, full time. */
export type Period = (typeof PERIODS)[number]

/** Where the match clock stands: 45 with stoppage 2 reads 45+2'. */
export interface MatchClock {
  readonly period: Period
  readonly minute: number
  readonly stoppage: number
}
