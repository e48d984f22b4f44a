import type { Bounds, Range } from '../../rule.ts'
import type { SetNumber } from '../sets-counters.ts'
import type { SetsProgress } from '../sets-progress.ts'

/** A unit of a set (a game, a point, a round), or a point of one of its games. */
export interface SetPart {
  readonly set: SetNumber
  /** From 1. */
  readonly unit: number
  /** From 1; null for the unit as a whole. */
  readonly point: number | null
}

/**
 * What is counted of a part on its own. The points of a game are as they are called at its end:
 * 4 for its winner, at most 3 for the other, so both have 3 or more of a game that reached deuce.
 */
export type PartCounter = 'played' | 'won.home' | 'won.away' | 'points.home' | 'points.away'

/** Points that win a game, when the other side has fewer than three. */
const GAME_POINTS = 4
const [YES, NO, EITHER]: readonly [Range, Range, Range] = [
  [1, 1],
  [0, 0],
  [0, 1],
]
const UNKNOWN: Bounds<PartCounter> = {
  played: EITHER,
  'won.home': EITHER,
  'won.away': EITHER,
  'points.home': [0, GAME_POINTS],
  'points.away': [0, GAME_POINTS],
}
const NOT_PLAYED: Bounds<PartCounter> = {
  ...{ played: NO, 'won.home': NO, 'won.away': NO, 'points.home': NO, 'points.away': NO },
}

/** What a match leaves possible of a part: nothing of it is known before it is certain to be. */
export function partBounds({ over, running }: SetsProgress, part: SetPart): Bounds<PartCounter> {
  const finished = over[part.set - 1]
  const record = finished ?? (part.set === over.length + 1 ? running : null)
  if (!record) return running === null ? NOT_PLAYED : UNKNOWN
  const { winners, games = [] } = record
  const [winner, log = ''] = [winners[part.unit - 1], games[part.unit - 1]]
  if (winner === undefined && finished) return NOT_PLAYED
  const isNext = winner === undefined && part.unit === winners.length + 1
  if (part.point === null) {
    if (winner !== undefined) return unitOver(winner, log)
    return isNext ? unitRunning(log) : UNKNOWN
  }
  const letter = log[part.point - 1]
  if (letter !== undefined) return wonBy(isHome(letter) ? 0 : 1)
  if (winner !== undefined) return NOT_PLAYED
  return isNext && part.point === log.length + 1 ? { ...UNKNOWN, played: YES } : UNKNOWN
}

function unitOver(winner: 0 | 1, log: string): Bounds<PartCounter> {
  const [home, away] = pointsIn(log)
  const lost = Math.min(winner === 0 ? away : home, GAME_POINTS - 1)
  const [ofHome, ofAway] = winner === 0 ? [GAME_POINTS, lost] : [lost, GAME_POINTS]
  return { ...wonBy(winner), 'points.home': [ofHome, ofHome], 'points.away': [ofAway, ofAway] }
}

function unitRunning(log: string): Bounds<PartCounter> {
  const [home, away] = pointsIn(log)
  const atLeast = (points: number): Range => [Math.min(points, GAME_POINTS - 1), GAME_POINTS]
  return { ...UNKNOWN, played: YES, 'points.home': atLeast(home), 'points.away': atLeast(away) }
}

function wonBy(winner: 0 | 1): Bounds<PartCounter> {
  const [home, away] = winner === 0 ? [YES, NO] : [NO, YES]
  return { ...UNKNOWN, played: YES, 'won.home': home, 'won.away': away }
}

function pointsIn(log: string): readonly [home: number, away: number] {
  const home = Array.from(log).filter(isHome).length
  return [home, log.length - home]
}

function isHome(letter: string): boolean {
  return letter === 'h'
}
