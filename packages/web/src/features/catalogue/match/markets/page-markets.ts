import { marketOf } from '@caderneta/domain/markets/registry/markets-by-sport'
import type { OddFact } from '../../../../live/live.ts'
import { groupBy } from '../../lists/group-by.ts'

export interface MarketSelections {
  /** Distinguishes the teams and other parameters of a market, each a group of its own. */
  readonly key: string
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
  return [...groupBy(odds, groupOf)]
    .flatMap(([key, selections]) => {
      const [first] = selections
      return first ? [{ key, marketId: first.marketId, selections }] : []
    })
    .sort((a, b) => orderOf(a.marketId) - orderOf(b.marketId) || a.marketId - b.marketId)
}

/** Lines are rows of one group, but for a question that is answered by yes or no. */
export function groupOf({ marketId, name, handicap }: OddFact): string {
  const isQuestion = name === 'Yes' || name === 'No'
  const params = handicap
    .split('|')
    .filter((part) => part.includes('=') && (isQuestion || !/^(total|hcp)=/.test(part)))
  return [marketId, ...params].join('|')
}
