import {
  BOXING_WINNER,
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  FIRST_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  isKeptSelection,
  LIST_MARKETS_BY_SPORT,
  MATCH_RESULT,
  MONEY_LINE,
  POINT_SPREAD,
  ROW_MARKETS_BY_SPORT,
  SECOND_HALF_RESULT,
  TENNIS_WINNER,
  TOTAL_GOALS,
  TOTAL_POINTS,
} from '@caderneta/domain/markets/market'
import { sportById, sportByRoute } from '@caderneta/domain/markets/sports'
import { useMemo } from 'react'
import { type OddFact, readOdd, useSelectionIds } from '../../../live/live.ts'
import { groupBy } from '../lists/group-by.ts'

/** Handicap of a total that represents the market in a narrow row. */
const ROW_HANDICAP = '2.5'

/** Markets that the lists of a sport choose from; the first is the default. */
export function rowMarkets(route: string): readonly number[] {
  return ROW_MARKETS_BY_SPORT[sportByRoute(route)?.route ?? 'football']
}

/** The market that represents a game of the sport in lists. */
export function mainMarket(sportId: number): number {
  const sport = sportById(sportId)
  return (sport && LIST_MARKETS_BY_SPORT[sport.route][0]) ?? MATCH_RESULT
}

/** Order of the market groups on the match page; others come last, by their number. */
const PAGE_ORDER: readonly number[] = [
  MATCH_RESULT,
  MONEY_LINE,
  TENNIS_WINNER,
  BOXING_WINNER,
  DOUBLE_CHANCE,
  TOTAL_GOALS,
  POINT_SPREAD,
  TOTAL_POINTS,
  FIRST_HALF_RESULT,
  SECOND_HALF_RESULT,
  HALF_TIME_FULL_TIME,
  CORRECT_SCORE,
]

export function knownOdds(selectionIds: readonly number[]): readonly OddFact[] {
  return selectionIds
    .map(readOdd)
    .filter((odd) => odd !== null)
    .filter((odd) => isKeptSelection(odd.marketId, odd.name))
}

/** What a row shows of one market: its selections, for a total those of one handicap. */
export function rowSelections(odds: readonly OddFact[], marketId: number): readonly OddFact[] {
  const ofMarket = odds.filter((odd) => odd.marketId === marketId)
  if (marketId !== TOTAL_GOALS) return ofMarket
  return ofMarket.filter((odd) => odd.handicap === ROW_HANDICAP)
}

/** Selections of a market for a row of the game. Names only: each cell follows its own price. */
export function useRowSelections(gameId: number, marketId: number): readonly OddFact[] {
  const ids = useSelectionIds(gameId)
  return useMemo(() => rowSelections(knownOdds(ids), marketId), [ids, marketId])
}

const LADDER_NAMES = ['Over', 'Under', '1', '2']

/** True for a market with handicaps: totals and spreads. */
export function isLadder(selections: readonly Pick<OddFact, 'name' | 'handicap'>[]): boolean {
  return selections.every(({ name, handicap }) => handicap !== '' && LADDER_NAMES.includes(name))
}

/** The handicap seen from the first side: +4.5 of the second is -4.5 of the first. */
export function handicapOf({ name, handicap }: Pick<OddFact, 'name' | 'handicap'>): number {
  return name === '2' ? -Number(handicap) : Number(handicap)
}

export interface MarketSelections {
  readonly marketId: number
  readonly selections: readonly OddFact[]
}

function rankOf(marketId: number): number {
  const index = PAGE_ORDER.indexOf(marketId)
  return index === -1 ? PAGE_ORDER.length : index
}

/** Every market of a game with its selections, in the order of the match page. */
export function marketsOf(odds: readonly OddFact[]): readonly MarketSelections[] {
  const oddsByMarket = groupBy(odds, (odd) => odd.marketId)
  return [...oddsByMarket]
    .map(([marketId, selections]) => ({ marketId, selections }))
    .sort((a, b) => rankOf(a.marketId) - rankOf(b.marketId) || a.marketId - b.marketId)
}
