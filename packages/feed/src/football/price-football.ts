import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { marketSheet, priceSheet, type SheetPrices } from '../contest/market-sheet.ts'
import { chanceAt } from '../item-at.ts'
import { fairProbabilities } from './fair-probabilities.ts'
import { type GoalRates, type GoalsState, scoreDistribution } from './goals-model.ts'
import type { MatchState, Outlook } from './match-course.ts'

/** Every football market, one entry per line, in the order of `FOOTBALL_SELECTIONS`. */
export const FOOTBALL_SHEET = marketSheet(FOOTBALL_SELECTIONS, FOOTBALL_MARKETS)

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
      chances[position] = chanceAt(chances, position) + chance * share
    })
  }
  return chances
}
