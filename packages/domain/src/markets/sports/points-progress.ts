import type { Score } from '../game/game.ts'
import type { Bounds, Range, Sum } from '../rule/rule.ts'

/** Parts of a game of quarters that have markets. Overtime belongs to the whole game alone. */
export const GAME_PARTS = ['firstQuarter', 'firstHalf', 'regular', 'whole'] as const
export type GamePart = (typeof GAME_PARTS)[number]

/**
 * How far a game of quarters (basketball, American football) has come: points of both sides now,
 * and the score at the end of each part that is over; null while a part is not.
 */
export interface PointsProgress {
  readonly score: Score
  readonly atEndOf: Readonly<Record<GamePart, Score | null>>
}

/** Nothing has been played. */
export const NO_POINTS: PointsProgress = {
  score: [0, 0],
  atEndOf: { firstQuarter: null, firstHalf: null, regular: null, whole: null },
}

/**
 * The lines that one game of quarters offers: they are centred on its expected points, and a ladder
 * has 20 at most.
 */
export interface PointsHandicaps {
  /** Handicaps of the home side. */
  readonly spread: readonly number[]
  readonly total: readonly number[]
  readonly firstHalfTotal: readonly number[]
  /** Empty where quarters are not offered. */
  readonly firstQuarterTotal: readonly number[]
}

/** What sports of quarters count. */
export type PointsCounter = `points.${GamePart}.${'home' | 'away'}`

/** The sums of points that markets are about. */
export function pointsIn(part: GamePart): Readonly<Record<'total' | 'lead', Sum<PointsCounter>>> {
  const [home, away] = [`points.${part}.home`, `points.${part}.away`] as const
  return {
    total: [
      [home, 1],
      [away, 1],
    ],
    lead: [
      [home, 1],
      [away, -1],
    ],
  }
}

/** Points that a state of play leaves possible: any number may follow until the part is over. */
export function pointsBounds(progress: PointsProgress): Bounds<PointsCounter> {
  const range = (part: GamePart, side: 0 | 1): Range => {
    const last = progress.atEndOf[part]
    return last ? [last[side], last[side]] : [progress.score[side], Number.POSITIVE_INFINITY]
  }
  return {
    'points.firstQuarter.home': range('firstQuarter', 0),
    'points.firstQuarter.away': range('firstQuarter', 1),
    'points.firstHalf.home': range('firstHalf', 0),
    'points.firstHalf.away': range('firstHalf', 1),
    'points.regular.home': range('regular', 0),
    'points.regular.away': range('regular', 1),
    'points.whole.home': range('whole', 0),
    'points.whole.away': range('whole', 1),
  }
}
