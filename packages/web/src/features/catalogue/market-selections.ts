import {
  CORRECT_SCORE,
  FIRST_HALF_RESULT,
  isKeptSelection,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/market'
import { useMemo } from 'react'
import { type OddFact, readOdd, useSelectionIds } from '../../live/live.ts'
import { groupBy } from './group-by.ts'

/** Line of a total that stands for the market in a narrow row. */
const ROW_LINE = '2.5'

/** Markets that a row of a list has room for, the first one chosen at the start (LST-04). */
export const ROW_MARKETS: readonly number[] = [MATCH_RESULT, TOTAL_GOALS, FIRST_HALF_RESULT]

/** Order of the market groups on the match page; unknown markets come last. */
const PAGE_ORDER: readonly number[] = [MATCH_RESULT, TOTAL_GOALS, FIRST_HALF_RESULT, CORRECT_SCORE]

function knownOdds(selectionIds: readonly number[]): readonly OddFact[] {
  return selectionIds
    .map(readOdd)
    .filter((odd) => odd !== null)
    .filter((odd) => isKeptSelection(odd.marketId, odd.name))
}

/** What a row shows of one market: its selections, for a total those of one line. */
export function rowSelections(odds: readonly OddFact[], marketId: number): readonly OddFact[] {
  const ofMarket = odds.filter((odd) => odd.marketId === marketId)
  if (marketId !== TOTAL_GOALS) return ofMarket
  return ofMarket.filter((odd) => odd.handicap === ROW_LINE)
}

/** Selections of a market for a row of the game. Names only: each cell follows its own price. */
export function useRowSelections(gameId: number, marketId: number): readonly OddFact[] {
  const ids = useSelectionIds(gameId)
  return useMemo(() => rowSelections(knownOdds(ids), marketId), [ids, marketId])
}

export interface MarketSelections {
  readonly marketId: number
  readonly selections: readonly OddFact[]
}

function rankOf(marketId: number): number {
  const place = PAGE_ORDER.indexOf(marketId)
  return place === -1 ? PAGE_ORDER.length : place
}

/** Every market of a game with its selections, in the order of the match page. */
export function marketsOf(odds: readonly OddFact[]): readonly MarketSelections[] {
  const oddsByMarket = groupBy(odds, (odd) => odd.marketId)
  return [...oddsByMarket]
    .map(([marketId, selections]) => ({ marketId, selections }))
    .sort((a, b) => rankOf(a.marketId) - rankOf(b.marketId) || a.marketId - b.marketId)
}

export function useMarkets(gameId: number): readonly MarketSelections[] {
  const ids = useSelectionIds(gameId)
  return useMemo(() => marketsOf(knownOdds(ids)), [ids])
}
