import type { EventOrder } from '@caderneta/domain/markets/rule/event-order'
import type { Bounds } from '@caderneta/domain/markets/rule/rule'
import {
  FOOTBALL_MARKETS,
  FOOTBALL_SELECTIONS,
} from '@caderneta/domain/markets/sports/football/football'
import {
  type FootballCounter,
  goalBounds,
  goalOrderIn,
  type MatchProgress,
} from '@caderneta/domain/markets/sports/football/football-goals'
import { marketSheet, priceSheet, type SheetPrices } from '../chances/market-sheet.ts'
import { goalChances } from './chances/goal-chances.ts'
import { ruleChances } from './chances/rule-chances.ts'
import { type GoalsState, lawOf } from './goals-model.ts'
import type { MatchTime } from './match-time.ts'
import type { GoalRates } from './rates.ts'
import { windowLaw } from './window-law.ts'

/** Every football market, one entry per line, in the order of `FOOTBALL_SELECTIONS`. */
export const FOOTBALL_SHEET = marketSheet(FOOTBALL_SELECTIONS, FOOTBALL_MARKETS)

/** What prices of a match are made from at one moment, but for what may be left of it. */
export interface MatchSoFar extends GoalsState {
  /** The goals so far. */
  readonly order: EventOrder
  readonly bounds: Bounds<FootballCounter>
}

/** From the goals of a match that are known with their minutes. */
export function soFarOf(progress: MatchProgress): MatchSoFar {
  const { score, halfTime } = progress
  return { score, halfTime, order: goalOrderIn(progress), bounds: goalBounds(progress) }
}

/** The rules of football over the scores of a match. */
export const FOOTBALL_CHANCES = ruleChances(
  FOOTBALL_SELECTIONS.map(({ rule }) => rule),
  FOOTBALL_SHEET.markets,
)

/**
 * Odds of the football selections of a match that may last longer or end sooner, in the lines that
 * are wanted; all others have the highest odds and are not priced.
 */
export function priceFootball(
  rates: GoalRates,
  soFar: MatchSoFar,
  time: MatchTime,
  isWanted?: (line: number) => boolean,
): SheetPrices {
  return priceSheet(FOOTBALL_SHEET, matchChances(rates, soFar, time, isWanted), isWanted)
}

/** Chance of every football selection of the wanted lines; none in the others. */
export function matchChances(
  rates: GoalRates,
  soFar: MatchSoFar,
  time: MatchTime,
  isWanted?: (line: number) => boolean,
): Float64Array {
  const { order, bounds } = soFar
  const goals = goalChances(lawOf(rates, soFar, time))
  const windows = windowLaw({ rates, state: soFar, bounds, time })
  return FOOTBALL_CHANCES.chancesIn({ goals, order, windows }, isWanted)
}
