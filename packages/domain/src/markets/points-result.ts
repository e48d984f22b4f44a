import type { Score } from './game.ts'

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

/** How a game of quarters ended, with what was known of it by then. */
export interface PointsResult extends PointsProgress {
  readonly status: 'finished' | 'abandoned' | 'cancelled'
}

/** Nothing has been played. */
export const NO_POINTS: PointsProgress = {
  score: [0, 0],
  atEndOf: { firstQuarter: null, firstHalf: null, regular: null, whole: null },
}
