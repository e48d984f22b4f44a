import type { EventOrder } from '@caderneta/domain/markets/event-order'
import { FOOTBALL_MARKETS, FOOTBALL_SELECTIONS } from '@caderneta/domain/markets/football'
import { marketSheet, priceSheet, type SheetPrices } from '../contest/market-sheet.ts'
import { goalChances } from './chances/goal-chances.ts'
import { ruleChances } from './chances/rule-chances.ts'
import { type GoalRates, type GoalsState, lawOf, type MatchTime } from './goals-model.ts'

/** Every football market, one entry per line, in the order of `FOOTBALL_SELECTIONS`. */
export const FOOTBALL_SHEET = marketSheet(FOOTBALL_SELECTIONS, FOOTBALL_MARKETS)

/** What prices of a match are made from at one moment, but for what may be left of it. */
export interface MatchSoFar extends GoalsState {
  /** The goals so far. */
  readonly order: EventOrder
}

const chancesOf = ruleChances(
  FOOTBALL_SELECTIONS.map(({ rule }) => rule),
  FOOTBALL_SHEET.markets,
)

/** Odds of every football selection of a match that may last longer or end sooner. */
export function priceFootball(rates: GoalRates, soFar: MatchSoFar, time: MatchTime): SheetPrices {
  return priceSheet(FOOTBALL_SHEET, matchChances(rates, soFar, time))
}

/** Chance of every football selection in a match that may last longer or end sooner. */
export function matchChances(rates: GoalRates, soFar: MatchSoFar, time: MatchTime): Float64Array {
  return chancesOf({ goals: goalChances(lawOf(rates, soFar, time)), order: soFar.order })
}
