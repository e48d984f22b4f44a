import { BET_TABS, type BetTab } from '@caderneta/contract/wagers'
import { isOver } from '@caderneta/domain/game'
import { useState } from 'react'
import { useWatchedGames } from '../../live/live.ts'
import { Link, useSearchParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { BetCard } from './bet-card.tsx'
import { type BetList, useBets } from './bets-query.ts'
import { betsTexts } from './bets-texts.ts'

const TAB_DEFAULT: BetTab = 'all'
const SHOWN_AT_FIRST = 30

/** The tabs that the deployment's settings allow (BET-01, BET-02). */
function useShownTabs(): readonly BetTab[] {
  const client = useSite()?.client
  return BET_TABS.filter((tab) => {
    if (tab === 'finish') return client?.isWagerCloseBefore === true
    if (tab === 'live') return client?.isWagerLived === true
    return true
  })
}

/** `/mybets`: the tab stands in the address, so that a reload or a way back keeps it. */
export function BetsPage() {
  const texts = useTexts(betsTexts)
  useDocumentTitle(texts.title)
  const tabs = useShownTabs()
  const [search, setSearch] = useSearchParams()
  const chosen = tabs.find((tab) => tab === search.get('tab')) ?? TAB_DEFAULT
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="text-2xl font-bold">{texts.title}</h1>
      <Tabs
        label={texts.tabs}
        tabs={tabs.map((id) => ({ id, label: texts.tab[id] }))}
        chosen={chosen}
        onChoose={(tab) => setSearch(new URLSearchParams({ tab }), { replace: true })}
      >
        <BetsOfTab key={chosen} tab={chosen} />
      </Tabs>
    </div>
  )
}

function BetsOfTab({ tab }: { readonly tab: BetTab }) {
  const texts = useTexts(betsTexts)
  const { value, failure, retry } = useBets(tab)
  if (value) return value.length === 0 ? <NoBets tab={tab} /> : <Bets bets={value} />
  if (failure) {
    return (
      <div role="alert">
        <EmptyState icon="warning" title={texts.failed}>
          <p className="text-muted">{failure.msg}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </EmptyState>
      </div>
    )
  }
  return <BetsSkeleton />
}

function Bets({ bets }: { readonly bets: BetList }) {
  const texts = useTexts(betsTexts)
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const cards = bets.slice(0, shown)
  const games = cards.flatMap((bet) => bet.odds.map((leg) => leg.gameInfo))
  useWatchedGames(games.filter((game) => !isOver(game.gameStatus)).map((game) => game.betGameId))
  return (
    <div className="flex flex-col gap-3">
      {cards.map((bet) => (
        <BetCard key={bet.betInfo.betId} bet={bet} />
      ))}
      {shown < bets.length && (
        <Button look="secondary" onClick={() => setShown(shown + SHOWN_AT_FIRST)}>
          {texts.more}
        </Button>
      )}
    </div>
  )
}

function NoBets({ tab }: { readonly tab: BetTab }) {
  const texts = useTexts(betsTexts)
  return (
    <EmptyState icon="ticket" title={texts.empty}>
      <p className="text-muted">{texts.hint[tab]}</p>
      <Link to="/" className={buttonClass({ look: 'secondary', size: 'small' })}>
        {texts.explore}
      </Link>
    </EmptyState>
  )
}

const SHAPES = ['a', 'b', 'c'] as const

function BetsSkeleton() {
  const texts = useTexts(betsTexts)
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{texts.loading}</span>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} className="h-44 w-full rounded-card" />
      ))}
    </div>
  )
}
