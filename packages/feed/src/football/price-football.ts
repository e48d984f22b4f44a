import { FOOTBALL_SELECTIONS } from '@caderneta/domain/football-markets'
import {
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/market'
import { marketSheet, priceSheet, type SheetPrices } from '../contest/market-sheet.ts'
import { fairProbabilities } from './fair-probabilities.ts'
import { type GoalRates, type GoalsState, scoreDistribution } from './goals-model.ts'

/** Share that the prices of each market keep for the house: the sum of 1/odds less one. */
export const FOOTBALL_MARGINS: ReadonlyMap<number, number> = new Map([
  [MATCH_RESULT, 0.06],
  [TOTAL_GOALS, 0.06],
  [FIRST_HALF_RESULT, 0.07],
  [CORRECT_SCORE, 0.15],
])

/** Every football market, one entry per line, in the order of `FOOTBALL_SELECTIONS`. */
export const FOOTBALL_SHEET = marketSheet(FOOTBALL_SELECTIONS, FOOTBALL_MARGINS)

/** Odds of every football selection from where the match stands. */
export function priceFootball(rates: GoalRates, state: GoalsState): SheetPrices {
  return priceSheet(FOOTBALL_SHEET, fairProbabilities(scoreDistribution(rates, state)))
}
