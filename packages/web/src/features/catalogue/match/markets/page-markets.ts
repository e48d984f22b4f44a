import { marketOf } from '@caderneta/domain/markets/markets-by-sport'
import type { OddFact } from '../../../../live/live.ts'
import { groupBy } from '../../lists/group-by.ts'

export interface MarketSelections {
  readonly marketId: number
  readonly selections: readonly OddFact[]
}

/** Every market of a game with its selections, in the order of the match page. */
export function pageMarkets(
  sportId: number,
  odds: readonly OddFact[],
): readonly MarketSelections[] {
  const orderOf = (marketId: number) =>
    marketOf(sportId, marketId)?.order ?? Number.POSITIVE_INFINITY
  const oddsByMarket = groupBy(odds, (odd) => odd.marketId)
  return [...oddsByMarket]
    .map(([marketId, selections]) => ({ marketId, selections }))
    .sort((a, b) => orderOf(a.marketId) - orderOf(b.marketId) || a.marketId - b.marketId)
}
