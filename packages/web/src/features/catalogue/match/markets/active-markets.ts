import type { Score } from '@caderneta/domain/markets/game/game'
import { CORRECT_SCORE, mainMarket, REST_OF_MATCH } from '@caderneta/domain/markets/market/market'
import { useMemo, useState } from 'react'
import { type OddFact, readOdd, useGameLive, useSelectionIds } from '../../../../live/live.ts'
import { type Page, usePage } from '../../../../root/page.ts'
import { groupBy } from '../../lists/group-by.ts'
import { handicapOf, isLadder, knownOdds } from '../market-selections.ts'
import { marketOrder, openFirst } from './open-first.ts'
import { groupOf, type MarketSelections, pageMarkets } from './page-markets.ts'
import { type MarketLine, marketLines, withoutLines } from './withdrawn-lines.ts'

const isActive = (odds: readonly OddFact[]) => odds.some(({ status }) => status !== 'closed')

/** The rest of a match from an earlier score is another name for bets on the whole of it. */
const isOfEarlierScore = ({ marketId, handicap }: OddFact, score: Score | null) =>
  marketId === REST_OF_MATCH && score !== null && handicap !== `score=${score.join(':')}`

/**
 * What can still be bet on: a decided handicap or selection is removed, and so is a market without
 * selections, the goal of a number that is scored, and the rest of a match from any score but the
 * present one (`score`, null while it is not known). The main market stays to the end, locked. The
 * scores of football's correct score stay together: its counters step from one to the next.
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
    if (ofGroup[0]?.marketId === CORRECT_SCORE) return ofGroup
    if (!isLadder(ofGroup)) return ofGroup.filter((odd) => isActive([odd]))
    return [...groupBy(ofGroup, handicapOf).values()].filter(isActive).flat()
  })
}

/**
 * The markets of a match, the open ones first and without the lines that are offered no more; a
 * goal or a whistle may decide some, a price change never does.
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
  const [decided, setDecided] = useState(() => decide(null, markets))
  const isDecidedNow = decided.markets !== markets
  const now = isDecidedNow ? decide(decided, markets) : decided
  if (isDecidedNow) setDecided(now)
  const withdrawn = now.lines
    .filter((line) => now.lineOrder?.last.has(line.key) && !isOpenNow(page, line))
    .map((line) => line.key)
    .join()
  return useMemo(
    () => withoutLines(new Set(withdrawn.split(',')), openFirst(now.order, now.markets)),
    [now, withdrawn],
  )
}

/** What is decided at a time: the order of the markets, and by the same rule of their lines. */
function decide(before: Decided | null, markets: readonly MarketSelections[]): Decided {
  const lines = marketLines(markets)
  return {
    markets,
    lines,
    order: marketOrder(before && before.order, markets),
    lineOrder: marketOrder(before && before.lineOrder, lines),
  }
}

interface Decided {
  readonly markets: readonly MarketSelections[]
  readonly order: ReturnType<typeof marketOrder>
  readonly lines: readonly MarketLine[]
  /** Its last lines are left out, until one is open again. */
  readonly lineOrder: ReturnType<typeof marketOrder>
}

const isOpenNow = (page: Pick<Page, 'live'>, { selections }: MarketLine) =>
  selections.some(({ selectionId }) => readOdd(page, selectionId)?.status === 'open')
