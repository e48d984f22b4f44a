import {
  type GameSelection,
  namedSelections,
  sideSelections,
  spreadSelections,
  totalSelections,
} from '../slip/game-selection.ts'
import {
  FIRST_HALF_RESULT,
  FIRST_HALF_TOTAL_POINTS,
  FIRST_QUARTER_TOTAL_POINTS,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  TOTAL_POINTS,
} from './market.ts'

/** The lines that one game of quarters offers: they are centred on its expected points. */
export interface PointsHandicaps {
  /** Handicaps of the home side. */
  readonly spread: readonly number[]
  readonly total: readonly number[]
  readonly firstHalfTotal: readonly number[]
  /** Empty where quarters are not offered. */
  readonly firstQuarterTotal: readonly number[]
}

const RESULTS = ['1', 'Draw', '2'] as const

/** First place of each ladder of lines; a line takes two places, and a ladder has 20 at most. */
const FIRST_INDEX = { spread: 20, total: 60, firstHalfTotal: 100, firstQuarterTotal: 140 }

/** Every selection of a basketball game, in the order in which a page shows them. */
export function basketballSelections(handicaps: PointsHandicaps): readonly GameSelection[] {
  return everyGame(handicaps)
}

/**
 * Every selection of a game of American football, in the order in which a page shows them: the
 * result of the four quarters comes on top of what basketball has.
 */
export function americanFootballSelections(handicaps: PointsHandicaps): readonly GameSelection[] {
  return [...namedSelections(MATCH_RESULT, 1, RESULTS), ...everyGame(handicaps)]
}

function everyGame(handicaps: PointsHandicaps): readonly GameSelection[] {
  const totals = (marketId: number, ladder: Exclude<keyof PointsHandicaps, 'spread'>) =>
    totalSelections(marketId, FIRST_INDEX[ladder], handicaps[ladder].map(String))
  return [
    ...sideSelections(MONEY_LINE, 4, 'Money Line'),
    ...spreadSelections(POINT_SPREAD, FIRST_INDEX.spread, handicaps.spread),
    ...totals(TOTAL_POINTS, 'total'),
    ...namedSelections(FIRST_HALF_RESULT, 6, RESULTS),
    ...totals(FIRST_HALF_TOTAL_POINTS, 'firstHalfTotal'),
    ...totals(FIRST_QUARTER_TOTAL_POINTS, 'firstQuarterTotal'),
  ]
}
