import {
  type GameSelection,
  namedSelections,
  sideSelections,
  totalSelections,
} from '../slip/game-selection.ts'
import {
  CORRECT_MAP_SCORE,
  CORRECT_SET_SCORE,
  FIRST_MAP_WINNER,
  FIRST_SET_WINNER,
  MATCH_RESULT,
  MONEY_LINE,
  TENNIS_WINNER,
  TOTAL_GAMES,
  TOTAL_MAPS,
  TOTAL_POINTS,
} from './market.ts'

const SIDES = ['1', '2'] as const

/** First place of each market; totals have ten lines at most, scores their two digits. */
const FIRST_INDEX = { winner: 1, firstSet: 11, totals: 21, scores: 100 }

/** Every selection of a tennis match to `wanted` sets, in the order in which a page shows them. */
export function tennisSelections(
  wanted: number,
  handicaps: readonly string[],
): readonly GameSelection[] {
  return [
    ...namedSelections(TENNIS_WINNER, FIRST_INDEX.winner, SIDES),
    ...namedSelections(FIRST_SET_WINNER, FIRST_INDEX.firstSet, SIDES),
    ...totalSelections(TOTAL_GAMES, FIRST_INDEX.totals, handicaps),
    ...scoreSelections(CORRECT_SET_SCORE, wanted),
  ]
}

/** Every selection of a volleyball match: its winner is the one market 1000040 'To Win'. */
export function volleyballSelections(
  wanted: number,
  handicaps: readonly string[],
): readonly GameSelection[] {
  return [
    ...sideSelections(MONEY_LINE, FIRST_INDEX.winner, 'To Win'),
    ...namedSelections(FIRST_SET_WINNER, FIRST_INDEX.firstSet, SIDES),
    ...totalSelections(TOTAL_POINTS, FIRST_INDEX.totals, handicaps),
    ...scoreSelections(CORRECT_SET_SCORE, wanted),
  ]
}

/** Every selection of a match of maps; there is no draw in its result. */
export function eSportsSelections(
  wanted: number,
  handicaps: readonly string[],
): readonly GameSelection[] {
  return [
    ...namedSelections(MATCH_RESULT, FIRST_INDEX.winner, SIDES),
    ...namedSelections(FIRST_MAP_WINNER, FIRST_INDEX.firstSet, SIDES),
    ...totalSelections(TOTAL_MAPS, FIRST_INDEX.totals, handicaps),
    ...scoreSelections(CORRECT_MAP_SCORE, wanted),
  ]
}

/** '2-0', '2-1', '1-2', '0-2': every score at which one side has the sets needed. */
export function finalScores(wanted: number): readonly (readonly [home: number, away: number])[] {
  const lost = Array.from({ length: wanted }, (_, sets) => sets)
  return [
    ...lost.map((away) => [wanted, away] as const),
    ...lost.toReversed().map((home) => [home, wanted] as const),
  ]
}

function scoreSelections(marketId: number, wanted: number): readonly GameSelection[] {
  return finalScores(wanted).flatMap(([home, away]) =>
    namedSelections(marketId, FIRST_INDEX.scores + home * 10 + away, [`${home}-${away}`]),
  )
}
