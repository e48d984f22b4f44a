import type { Score } from '@caderneta/domain/markets/game/game'
import { mainMarket, REST_OF_MATCH } from '@caderneta/domain/markets/market/market'
import { useMemo, useState } from 'react'
import { type OddFact, useGameLive, useSelectionIds } from '../../../../live/live.ts'
import { usePage } from '../../../../root/page.ts'
import { groupBy } from '../../lists/group-by.ts'
import { handicapOf, isLadder, knownOdds } from '../market-selections.ts'
import { marketOrder, openFirst } from './open-first.ts'
import { groupOf, type MarketSelections, pageMarkets } from './page-markets.ts'

const isActive = (odds: readonly OddFact[]) => odds.some(({ status }) => status !== 'closed')

/** The rest of a match from an earlier score is another name for bets on the whole of it. */
const isOfEarlierScore = ({ marketId, handicap }: OddFact, score: Score | null) =>
  marketId === REST_OF_MATCH && score !== null && handicap !== `score=${score.join(':')}`

/**
 * What can still be bet on: a decided handicap is removed, and so is a market without selections,
 * the goal of a number that is scored, and the rest of a match from any score but the present one
 * (`score`, null while it is not known). The main market stays to the end, locked. The scores of a
 * correct-score market stay together, because its counters step from one to the next.
 */
export function activeOdds(
  odds: readonly OddFact[],
  sportId: number,
  score: Score | null,
): readonly OddFact[] {
  const main = mainMarket(sportId)
  const present = odds.filter((odd) => !isOfEarlierScore(odd, score))
  return [...groupBy(present, groupOf).values()].flatMap((ofGroup) => {
    if (ofGroup[0]?.marketId === main) return ofGroup
    if (!isActive(ofGroup)) return []
    if (!isLadder(ofGroup)) return ofGroup
    return [...groupBy(ofGroup, handicapOf).values()].filter(isActive).flat()
  })
}

/**
 * The markets of a match, the open ones first; a goal or a whistle may decide some, a price change
 * never does.
 */
export function useActiveMarkets(gameId: number, sportId: number): readonly MarketSelections[] {
  const page = usePage()
  const ids = useSelectionIds(gameId)
  const state = useGameLive(gameId)
  const key = activeOdds(knownOdds(page, ids), sportId, state && state.score)
    .map(({ selectionId }) => selectionId)
    .join()
  const markets = useMemo(
    () => pageMarkets(sportId, knownOdds(page, key.split(',').map(Number))),
    [page, sportId, key],
  )
  const [decided, setDecided] = useState({ markets, order: marketOrder(null, markets) })
  const isDecidedNow = decided.markets !== markets
  const order = isDecidedNow ? marketOrder(decided.order, markets) : decided.order
  if (isDecidedNow) setDecided({ markets, order })
  return useMemo(() => openFirst(order, markets), [order, markets])
}
