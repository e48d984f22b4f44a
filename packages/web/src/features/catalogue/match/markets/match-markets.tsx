import type { MatchTab } from '@caderneta/domain/markets/registry/match-tabs'
import { useState } from 'react'
import { useGameViews } from '../../../../live/game-views.ts'
import type { GameFact } from '../../../../live/live.ts'
import { useTexts } from '../../../../texts/texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { matchTexts } from '../match-texts.ts'
import { useActiveMarkets } from './active-markets.ts'
import { MarketGroup } from './market-group.tsx'
import { MarketSearch, SEARCH_FROM } from './market-search.tsx'
import { marketsInTab, shownTabs } from './shown-tabs.ts'
import { useFoundMarkets } from './use-found-markets.ts'

interface MatchMarketsProps {
  readonly game: GameFact
  readonly isLoading: boolean
}

/** Groups that are expanded at first: what a bettor looks at before scrolling far. */
const OPEN_AT_FIRST = 12

/** The markets of a match under tabs, each a group that expands and collapses. */
export function MatchMarkets({ game, isLoading }: MatchMarketsProps) {
  const own = useTexts(matchTexts)
  const [tab, setTab] = useState<MatchTab>('all')
  const [search, setSearch] = useState('')
  const { gameId, sportId } = game
  useGameViews([{ id: gameId, markets: [], timeline: true }])
  const all = useActiveMarkets(gameId, sportId)
  const found = useFoundMarkets(game, all, search)
  const markets = found ?? marketsInTab(tab, sportId, all)
  const tabs = shownTabs(sportId, all, tab).map((id) => ({ id, label: own.tabs[id] }))
  const choose = (id: MatchTab) => {
    setTab(id)
    setSearch('')
  }
  /** What is searched for may be in any tab. */
  const searchAll = (text: string) => {
    setTab('all')
    setSearch(text)
  }
  // While the markets load, their number is known: the field does not push them down later.
  const hasSearch = search !== '' || Math.max(all.length, game.marketsCount) >= SEARCH_FROM
  return (
    <div className="flex flex-col gap-2">
      {hasSearch && (
        <MarketSearch text={search} found={found?.length ?? null} onSearch={searchAll} />
      )}
      <Tabs label={own.markets} tabs={tabs} chosen={tab} onChoose={choose}>
        {/* Another tab, or another search, begins with its own groups expanded. */}
        <div key={`${tab} ${search}`} className="flex flex-col gap-3">
          {markets.map((market, i) => (
            <MarketGroup
              key={market.key}
              gameId={gameId}
              market={market}
              isOpenAtFirst={i < OPEN_AT_FIRST}
            />
          ))}
          {isLoading && <Skeleton className="h-40 w-full" />}
          {markets.length === 0 && !isLoading && (
            <EmptyState icon="lock" title={found ? own.notFound(search) : own.noMarkets} />
          )}
        </div>
      </Tabs>
    </div>
  )
}
