import type { MatchTab } from '@caderneta/domain/markets/match-tabs'
import { routeOf } from '@caderneta/domain/markets/sports'
import { lazy, Suspense, useState } from 'react'
import { useGameViews } from '../../../../live/game-views.ts'
import type { GameFact } from '../../../../live/live.ts'
import { PartBoundary } from '../../../../routing/part-boundary.tsx'
import { Link } from '../../../../routing/router.tsx'
import { useTexts } from '../../../../texts/texts.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { matchTexts } from '../match-texts.ts'
import { useActiveMarkets } from './active-markets.ts'
import { MarketGroup } from './market-group.tsx'
import { MarketSearch, SEARCH_FROM } from './market-search.tsx'
import type { MarketSelections } from './page-markets.ts'
import { marketsInTab, shownTabs } from './shown-tabs.ts'
import { useFoundMarkets } from './use-found-markets.ts'

const BetBuilder = lazy(async () => ({
  default: (await import('../builder/bet-builder.tsx')).BetBuilder,
}))

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
  // What is searched for may be in any tab, but a bet is built of its own markets.
  const ofTab = marketsInTab(tab, sportId, all)
  const found = useFoundMarkets(game, tab === 'builder' ? ofTab : all, search)
  const tabs = shownTabs(sportId, all, tab).map((id) => ({ id, label: own.tabs[id] }))
  const choose = (id: MatchTab) => {
    setTab(id)
    setSearch('')
  }
  const searchAll = (text: string) => {
    if (tab !== 'builder') setTab('all')
    setSearch(text)
  }
  const hasSearch = search !== '' || all.length >= SEARCH_FROM
  // Another tab, or another search, begins with its own groups expanded.
  const groups = (
    <MarketGroups
      key={`${tab} ${search}`}
      gameId={gameId}
      markets={found ?? ofTab}
      isLoading={isLoading}
      emptyText={found ? own.notFound(search) : own.noMarkets}
    />
  )
  const shown =
    tab === 'builder' ? (
      <PartBoundary onClose={() => choose('all')}>
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <BetBuilder game={game}>{groups}</BetBuilder>
        </Suspense>
      </PartBoundary>
    ) : (
      groups
    )
  // The markets of a season are all of one tab: there is nothing to choose.
  const hasTabs = game.season === undefined || tabs.length > 1
  return (
    <div className="flex flex-col gap-2">
      {hasSearch && (
        <MarketSearch text={search} found={found?.length ?? null} onSearch={searchAll} />
      )}
      {hasTabs ? (
        <Tabs label={own.markets} tabs={tabs} chosen={tab} onChoose={choose}>
          {shown}
        </Tabs>
      ) : (
        shown
      )}
      <Link
        to={`/regras-de-apostas#${routeOf(sportId)}`}
        className="inline-flex min-h-11 items-center self-start text-sm text-muted underline underline-offset-2"
      >
        {own.rules}
      </Link>
    </div>
  )
}

interface MarketGroupsProps {
  readonly gameId: number
  readonly markets: readonly MarketSelections[]
  readonly isLoading: boolean
  readonly emptyText: string
}

function MarketGroups({ gameId, markets, isLoading, emptyText }: MarketGroupsProps) {
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
      {markets.length === 0 && !isLoading && <EmptyState icon="lock" title={emptyText} />}
    </div>
  )
}
