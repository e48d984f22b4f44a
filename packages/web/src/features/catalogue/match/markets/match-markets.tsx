import { type MatchTab, matchTabs } from '@caderneta/domain/markets/registry/match-tabs'
import { sportById } from '@caderneta/domain/markets/registry/sports'
import { useState } from 'react'
import { useGameViews } from '../../../../live/game-views.ts'
import type { GameFact } from '../../../../live/live.ts'
import { useIsBesideList } from '../../../../routing/beside.ts'
import { useTexts } from '../../../../texts/texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { PHONE, useMedia } from '../../../../ui/use-media.ts'
import { matchTexts } from '../match-texts.ts'
import { useActiveMarkets } from './active-markets.ts'
import { MarketGroup } from './market-group.tsx'
import { MarketSearch, SEARCH_FROM } from './market-search.tsx'
import type { MarketSelections } from './page-markets.ts'
import { marketsInTab, shownTabs } from './shown-tabs.ts'
import { useFoundMarkets } from './use-found-markets.ts'
import { useTabOfAddress } from './use-tab-of-address.ts'

interface MatchMarketsProps {
  readonly game: GameFact
  readonly isLoading: boolean
}

/** Groups that are expanded at first: what a bettor looks at before scrolling far. */
const OPEN_AT_FIRST = 12

/** The markets of a match under tabs, each a group that expands and collapses. */
export function MatchMarkets({ game, isLoading }: MatchMarketsProps) {
  const own = useTexts(matchTexts)
  const { gameId, sportId } = game
  const [tab, setTab] = useTabOfAddress(matchTabs(sportById(sportId)?.route), 'all')
  const [search, setSearch] = useState('')
  const isPhone = useMedia(PHONE)
  const isBeside = useIsBesideList()
  useGameViews([{ id: gameId, markets: [], timeline: true }])
  const all = useActiveMarkets(gameId, sportId)
  const found = useFoundMarkets(game, all, search)
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
  const field = hasSearch && (
    <MarketSearch
      text={search}
      found={found?.length ?? null}
      isFolded={isPhone}
      onSearch={searchAll}
    />
  )
  return (
    <div className="flex flex-col gap-2">
      {!isPhone && field}
      <Tabs
        label={own.markets}
        tabs={tabs}
        chosen={tab}
        onChoose={choose}
        staysIn={isBeside ? 'column' : 'page'}
        aside={isPhone && field}
      >
        {/* Another tab, or another search, begins with its own groups expanded. */}
        <Groups
          key={`${tab} ${search}`}
          gameId={gameId}
          markets={found ?? marketsInTab(tab, sportId, all)}
          isLoading={isLoading}
          none={found ? own.notFound(search) : own.noMarkets}
        />
      </Tabs>
    </div>
  )
}

interface GroupsProps {
  readonly gameId: number
  readonly markets: readonly MarketSelections[]
  readonly isLoading: boolean
  /** What is said where there are none. */
  readonly none: string
}

function Groups({ gameId, markets, isLoading, none }: GroupsProps) {
  return (
    <div className="flex flex-col gap-3">
      {markets.map((market, i) => (
        <MarketGroup
          key={market.key}
          gameId={gameId}
          market={market}
          isOpenAtFirst={i < OPEN_AT_FIRST}
        />
      ))}
      {isLoading && <Skeleton className="h-40 w-full" />}
      {markets.length === 0 && !isLoading && <EmptyState icon="lock" title={none} />}
    </div>
  )
}
