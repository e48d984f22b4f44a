/** What a game is, and its state. Statuses: decision 0017. */

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

/** Statuses in which a game has not started: a postponed one gets another start. */
export function isBefore(status: GameStatus): boolean {
  return status === 'scheduled' || status === 'postponed'
}

/** Statuses in which a game has started and is not over: its bets are live bets. */
export function isUnderWay(status: GameStatus): boolean {
  return status === 'live' || status === 'halftime' || status === 'interrupted'
}

/** Statuses in which a game never takes another bet. */
export function isOver(status: GameStatus): boolean {
  return status === 'ended' || status === 'cancelled'
}

/** What counts of a match, home and away: goals, points, sets or maps won. */
export type Score = readonly [home: number, away: number]

/** Parts of a football match in the order of play; those of the other sports follow. */
const FOOTBALL_PERIODS = ['1H', 'HT', '2H', 'ET1', 'ET2', 'PEN', 'FT'] as const
const SETS = ['S1', 'S2', 'S3', 'S4', 'S5'] as const
const MAPS = ['M1', 'M2', 'M3', 'M4', 'M5'] as const
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4', 'OT'] as const
const ROUNDS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10', 'R11', 'R12'] as const

export const PERIODS = [...FOOTBALL_PERIODS, ...SETS, ...MAPS, ...QUARTERS, ...ROUNDS] as const

/**
 * Part of a match: halves, half-time (of any sport), extra time, penalties, full time; a set, a
 * map, a quarter or overtime, a round.
 */
export type Period = (typeof PERIODS)[number]

/** The match clock: 45 with stoppage 2 reads 45+2'. */
export interface MatchClock {
  readonly period: Period
  /** Minutes played, of the match in football, of the part in sports with quarters or rounds. */
  readonly minute: number
  readonly stoppage: number
  /** Score of the part that is being played: games of a set, points of a set, rounds of a map. */
  readonly partScore?: Score | undefined
  /** Points of the running game of tennis: '0', '15', '30', '40', 'AD'; counted in a tie-break. */
  readonly points?: readonly [home: string, away: string] | undefined
}
