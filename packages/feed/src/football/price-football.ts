import { FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football-markets'
import {
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  MATCH_RESULT,
  SECOND_HALF_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market'
import { marketSheet, priceSheet, type SheetPrices } from '../contest/market-sheet.ts'
import { fairProbabilities } from './fair-probabilities.ts'
import { type GoalRates, type GoalsState, scoreDistribution } from './goals-model.ts'
import type { MatchState, Outlook } from './match-course.ts'

/** Share that the prices of each market keep as margin, per selection that wins. */
export const FOOTBALL_MARGINS: ReadonlyMap<number, number> = new Map([
  [MATCH_RESULT, 0.06],
  [DOUBLE_CHANCE, 0.05],
  [TOTAL_GOALS, 0.06],
  [FIRST_HALF_RESULT, 0.07],
  [SECOND_HALF_RESULT, 0.07],
  [HALF_TIME_FULL_TIME, 0.1],
  [CORRECT_SCORE, 0.15],
])

/** Every football market, one entry per line, in the order of `FOOTBALL_SELECTIONS`. */
export const FOOTBALL_SHEET = marketSheet(FOOTBALL_SELECTIONS, FOOTBALL_MARGINS)

/** Odds of every football selection from the state of the match. */
export function priceFootball(rates: GoalRates, state: GoalsState): SheetPrices {
  return priceSheet(FOOTBALL_SHEET, fairProbabilities(scoreDistribution(rates, state)))
}

/** Chance of every football selection in a match that may last longer or end sooner. */
export function matchChances(
  rates: GoalRates,
  { score, halfTime }: Pick<MatchState, 'score' | 'halfTime'>,
  outlooks: readonly Outlook[],
): Float64Array {
  const chances = new Float64Array(FOOTBALL_SHEET.selections.length)
  for (const { chance, left } of outlooks) {
    const fair = fairProbabilities(scoreDistribution(rates, { score, halfTime, left }))
    fair.forEach((share, position) => {
      chances[position] = (chances[position] ?? 0) + chance * share
    })
  }
  return chances
}
