import type { EventOrder } from '@caderneta/domain/markets/event-order'
import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { marketSheet, priceSheet, type SheetPrices } from '../contest/market-sheet.ts'
import { goalChances } from './chances/goal-chances.ts'
import { ruleChances } from './chances/rule-chances.ts'
import { type GoalRates, type GoalsState, scoreDistribution } from './goals-model.ts'
import type { Outlook } from './match-course.ts'

/** Every football market, one entry per line, in the order of `FOOTBALL_SELECTIONS`. */
export const FOOTBALL_SHEET = marketSheet(FOOTBALL_SELECTIONS, FOOTBALL_MARKETS)

/** What prices of a match are made from at one moment, but for what may be left of it. */
export interface MatchSoFar extends Omit<GoalsState, 'left'> {
  /** The goals so far. */
  readonly order: EventOrder
}

const chancesOf = ruleChances(
  FOOTBALL_SELECTIONS.map(({ rule }) => rule),
  FOOTBALL_SHEET.markets,
)

/** Odds of every football selection of a match that may last longer or end sooner. */
export function priceFootball(
  rates: GoalRates,
  soFar: MatchSoFar,
  outlooks: readonly Outlook[],
): SheetPrices {
  return priceSheet(FOOTBALL_SHEET, matchChances(rates, soFar, outlooks))
}

/** Chance of every football selection in a match that may last longer or end sooner. */
export function matchChances(
  rates: GoalRates,
  { score, halfTime, order }: MatchSoFar,
  outlooks: readonly Outlook[],
): Float64Array {
  const nodes = outlooks.map(({ chance, left }) => ({
    weight: chance,
    ...scoreDistribution(rates, { score, halfTime, left }),
  }))
  return chancesOf({ goals: goalChances(nodes), order })
}
