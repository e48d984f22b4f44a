import { mainMarket } from '@caderneta/domain/markets/market'
import { marketOf } from '@caderneta/domain/markets/markets-by-sport'
import { useMemo } from 'react'
import { type OddFact, useGameLive, useSelectionIds } from '../../../../live/live.ts'
import { groupBy } from '../../lists/group-by.ts'
import { handicapOf, isLadder, knownOdds } from '../market-selections.ts'
import { type MarketSelections, pageMarkets } from './page-markets.ts'

const isActive = (odds: readonly OddFact[]) => odds.some(({ status }) => status !== 'closed')

const isOutright = (sportId: number, marketId: number) =>
  marketOf(sportId, marketId)?.tab === 'outrights'

/**
 * What can still be bet on: a decided handicap is removed, and so is a market without selections,
 * and of an outright who is out. The main market stays to the end, locked. The scores of a
 * correct-score market stay together, because its counters step from one to the next.
 */
export function activeOdds(odds: readonly OddFact[], sportId: number): readonly OddFact[] {
  const main = mainMarket(sportId)
  return [...groupBy(odds, (odd) => odd.marketId)].flatMap(([marketId, ofMarket]) => {
    if (marketId === main) return ofMarket
    if (!isActive(ofMarket)) return []
    if (isOutright(sportId, marketId)) return ofMarket.filter(({ status }) => status !== 'closed')
    if (!isLadder(ofMarket)) return ofMarket
    return [...groupBy(ofMarket, handicapOf).values()].filter(isActive).flat()
  })
}

/** The open markets of a match; a goal or a whistle may decide some, a price change never does. */
export function useActiveMarkets(gameId: number, sportId: number): readonly MarketSelections[] {
  const ids = useSelectionIds(gameId)
  useGameLive(gameId)
  const key = activeOdds(knownOdds(ids), sportId)
    .map(({ selectionId }) => selectionId)
    .join()
  return useMemo(() => pageMarkets(sportId, knownOdds(key.split(',').map(Number))), [sportId, key])
}
