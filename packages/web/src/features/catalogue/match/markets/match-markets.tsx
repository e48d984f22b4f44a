import { marketOf } from '@caderneta/domain/markets/markets-by-sport'
import { isInTab, type MatchTab, matchTabs } from '@caderneta/domain/markets/match-tabs'
import { sportById } from '@caderneta/domain/markets/sports'
import { useState } from 'react'
import { type GameFact, useWatchedGames } from '../../../../live/live.ts'
import { useTexts } from '../../../../texts/texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { matchTexts } from '../match-texts.ts'
import { useActiveMarkets } from './active-markets.ts'
import { MarketGroup } from './market-group.tsx'
import type { MarketSelections } from './page-markets.ts'

interface MatchMarketsProps {
  readonly game: GameFact
  readonly isLoading: boolean
}

/** The markets of a match under tabs, each a group that expands and collapses. */
export function MatchMarkets({ game, isLoading }: MatchMarketsProps) {
  const own = useTexts(matchTexts)
  const [tab, setTab] = useState<MatchTab>('all')
  const { gameId, sportId } = game
  useWatchedGames([gameId])
  const all = useActiveMarkets(gameId, sportId)
  const markets = marketsInTab(tab, sportId, all)
  const tabs = shownTabs(sportId, all, tab).map((id) => ({ id, label: own.tabs[id] }))
  return (
    <Tabs label={own.markets} tabs={tabs} chosen={tab} onChoose={setTab}>
      <div className="flex flex-col gap-3">
        {markets.map((market) => (
          <MarketGroup key={market.key} gameId={gameId} market={market} />
        ))}
        {isLoading && <Skeleton className="h-40 w-full" />}
        {markets.length === 0 && !isLoading && <EmptyState icon="lock" title={own.noMarkets} />}
      </div>
    </Tabs>
  )
}

function marketsInTab(tab: MatchTab, sportId: number, markets: readonly MarketSelections[]) {
  return markets.filter(({ marketId }) => isInTab(tab, marketOf(sportId, marketId)))
}

/**
 * Tabs in which a market is open or suspended, and the chosen one until another is chosen. With all
 * markets in one tab 'Todos' shows the same: it is then the only one.
 */
function shownTabs(sportId: number, markets: readonly MarketSelections[], chosen: MatchTab) {
  const tabs = matchTabs(sportById(sportId)?.route)
  const useful = tabs.filter((tab) => marketsInTab(tab, sportId, markets).length > 0)
  const shown: readonly MatchTab[] = useful.length > 2 ? useful : []
  return tabs.filter((tab) => tab === 'all' || tab === chosen || shown.includes(tab))
}
