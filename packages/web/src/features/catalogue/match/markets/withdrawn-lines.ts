import type { OddFact } from '../../../../live/live.ts'
import { groupBy } from '../../lists/group-by.ts'
import { handicapOf, isLadder } from '../market-selections.ts'
import type { MarketSelections } from './page-markets.ts'

/** One line of a market: 'over 2.5' and 'under 2.5'. */
export interface MarketLine {
  readonly key: string
  readonly selections: readonly OddFact[]
}

const lineKey = ({ key }: MarketSelections, handicap: number) => `${key}/${handicap}`

/** The lines of all markets that have lines. */
export function marketLines(markets: readonly MarketSelections[]): readonly MarketLine[] {
  return markets
    .filter(({ selections }) => isLadder(selections))
    .flatMap((market) =>
      [...groupBy(market.selections, handicapOf)].map(([handicap, selections]) => ({
        key: lineKey(market, handicap),
        selections,
      })),
    )
}

/**
 * The markets without the lines of these keys. A market that has no other keeps them all: it is
 * locked as a whole. Markets that lose nothing are the same objects.
 */
export function withoutLines(
  withdrawn: ReadonlySet<string>,
  markets: readonly MarketSelections[],
): readonly MarketSelections[] {
  return markets.map((market) => {
    if (!isLadder(market.selections)) return market
    const left = market.selections.filter((odd) => !withdrawn.has(lineKey(market, handicapOf(odd))))
    const isSame = left.length === 0 || left.length === market.selections.length
    return isSame ? market : { ...market, selections: left }
  })
}
