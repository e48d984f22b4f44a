import { BET_TABS, BETS_COUNTED_MAX, type BetTab } from '@caderneta/contract/bets/wagers'
import { FailurePanel } from '../../failures/failure-panel.tsx'
import { Link, useSearchParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Bets, BetsSkeleton } from './bet-list.tsx'
import { type BetsQuery, useBets } from './bets-query.ts'
import { betsTexts } from './bets-texts.ts'

const TAB_DEFAULT: BetTab = 'all'

/** The tabs allowed by the deployment settings (BET-01, BET-02). */
function useShownTabs(): readonly BetTab[] {
  const client = useSite()?.client
  return BET_TABS.filter((tab) => {
    if (tab === 'finish') return client?.isWagerCloseBefore === true
    if (tab === 'live') return client?.isWagerLived === true
    return true
  })
}

/** `/mybets`: the tab is part of the address, so that a reload or the back button keeps it. */
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

interface TabProps {
  readonly tab: BetTab
}

function BetsOfTab({ tab }: TabProps) {
  const texts = useTexts(betsTexts)
  const query = useBets(tab)
  const isFetched = query.value !== null || query.failure !== null
  return (
    <div className="flex flex-col gap-4">
      <TabList tab={tab} query={query} />
      {/* Its position is known once the list above is: before that it would only jump. */}
      {isFetched && (
        <Link to="/mybets/historico" className={buttonClass({ look: 'secondary' })}>
          {texts.history}
        </Link>
      )}
    </div>
  )
}

interface TabListProps extends TabProps {
  readonly query: BetsQuery
}

function TabList({ tab, query }: TabListProps) {
  const texts = useTexts(betsTexts)
  const { value, failure, retry } = query
  if (value) {
    const isEmpty = value.bets.length === 0 && !value.hasMore
    return (
      <>
        <Bets bets={value.bets} onClosed={retry} whenNone={isEmpty && <NoBets tab={tab} />} />
        <MoreBets query={query} />
      </>
    )
  }
  if (failure) {
    return (
      <FailurePanel
        title={texts.failed}
        failure={failure}
        retryText={texts.retry}
        onRetry={retry}
      />
    )
  }
  return <BetsSkeleton />
}

/** How many of the bets are shown, and a button to load more. */
function MoreBets({ query }: { readonly query: BetsQuery }) {
  const texts = useTexts(betsTexts)
  const { value, failure, isLoadingMore, showMore, retry } = query
  if (!value?.hasMore) return null
  const isMany = value.total >= BETS_COUNTED_MAX
  const count = value.total.toLocaleString(texts.locale)
  const total = isMany ? texts.manyBets(count) : count
  return (
    <>
      <p role="status" className="figures text-center text-sm text-muted">
        {isLoadingMore ? texts.loading : texts.shown(value.bets.length, total)}
      </p>
      {failure && <p role="alert">{failure.msg}</p>}
      <Button
        look="secondary"
        // Not `disabled`: keyboard focus would be lost.
        aria-disabled={isLoadingMore}
        onClick={isLoadingMore ? undefined : failure ? retry : showMore}
      >
        {texts.more}
      </Button>
    </>
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
