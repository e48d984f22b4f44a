import type { Score } from '../game/game.ts'
import type { SelectionSpec } from '../market/market-type.ts'
import { named } from '../market/selection-specs.ts'
import { all, type Bounds, equals, type Range, type Sum } from '../rule/rule.ts'

/** How far a match of sets or maps has got. */
export interface SetsProgress {
  /** Sets or maps won. */
  readonly won: Score
  /** Sets that win the match. */
  readonly wanted: number
  /** Who won the first set: 0 the first side, 1 the second; null while it is played. */
  readonly firstWinner: 0 | 1 | null
  /** What totals count of the whole match so far: games of tennis, points, maps that are over. */
  readonly units: number
}

/** What differs from match to match of a sport of sets. */
export interface SetsFormat {
  /** Sets that win the match. */
  readonly wanted: number
  /** Lines of the total; ten at most. */
  readonly handicaps: readonly string[]
}

/** What sports of sets count; the first set is 0 or 1 for each side. */
export type SetsCounter = 'sets.home' | 'sets.away' | 'firstSet.home' | 'firstSet.away' | 'units'

export const setsLead: Sum<SetsCounter> = [
  ['sets.home', 1],
  ['sets.away', -1],
]
export const firstSetLead: Sum<SetsCounter> = [
  ['firstSet.home', 1],
  ['firstSet.away', -1],
]
/** Games, points or maps. A tie-break is one game. */
export const units: Sum<SetsCounter> = [['units', 1]]

/**
 * What a match of sets leaves possible. Neither side wins more sets than the match needs, so a
 * score out of reach is lost at once, and a line that is passed is known; everything else waits
 * for the end of the set or of the match.
 */
export function setsBounds(progress: SetsProgress): Bounds<SetsCounter> {
  const { won, wanted, firstWinner } = progress
  const isOver = Math.max(...won) === wanted
  const sets = (side: 0 | 1): Range => [won[side], isOver ? won[side] : wanted]
  return {
    'sets.home': sets(0),
    'sets.away': sets(1),
    'firstSet.home': wonFirst(firstWinner, 0),
    'firstSet.away': wonFirst(firstWinner, 1),
    units: [progress.units, isOver ? progress.units : Number.POSITIVE_INFINITY],
  }
}

function wonFirst(firstWinner: 0 | 1 | null, side: 0 | 1): Range {
  if (firstWinner === null) return [0, 1]
  return firstWinner === side ? [1, 1] : [0, 0]
}

/** '2-0', '2-1', '1-2', '0-2': every score at which one side has the sets needed. */
export function finalScores(wanted: number): readonly Score[] {
  const lost = Array.from({ length: wanted }, (_, sets) => sets)
  return [
    ...lost.map((away) => [wanted, away] as const),
    ...lost.toReversed().map((home) => [home, wanted] as const),
  ]
}

/** A selection for each final score; its index has the two digits of the score. */
export function finalScoreSelections({
  wanted,
}: SetsFormat): readonly SelectionSpec<SetsCounter>[] {
  return finalScores(wanted).flatMap(([home, away]) =>
    named(100 + 10 * home + away, [
      [
        `${home}-${away}`,
        all(equals<SetsCounter>([['sets.home', 1]], home), equals([['sets.away', 1]], away)),
      ],
    ]),
  )
}
