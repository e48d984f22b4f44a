import { BET_TABS, type BetTab } from '@caderneta/contract/wagers'
import type { Asked } from '../../api/answers.ts'
import { Link, useSearchParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedPanel } from '../../ui/failed-panel.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { BetList } from './bet-answers.ts'
import { Bets, BetsSkeleton } from './bet-list.tsx'
import { useBets } from './bets-query.ts'
import { betsTexts } from './bets-texts.ts'

const TAB_DEFAULT: BetTab = 'all'

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
  const asked = useBets(chosen)
  const isAnswered = asked.value !== null || asked.failure !== null
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-4">
      <h1 className="text-2xl font-bold">{texts.title}</h1>
      <Tabs
        label={texts.tabs}
        tabs={tabs.map((id) => ({ id, label: texts.tab[id] }))}
        chosen={chosen}
        onChoose={(tab) => setSearch(new URLSearchParams({ tab }), { replace: true })}
      >
        <BetsOfTab key={chosen} tab={chosen} asked={asked} />
      </Tabs>
      {/* Its place is known once the list above is: before that it would only jump. */}
      {isAnswered && (
        <Link to="/mybets/historico" className={buttonClass({ look: 'secondary' })}>
          {texts.history}
        </Link>
      )}
    </div>
  )
}

interface BetsOfTabProps {
  readonly tab: BetTab
  readonly asked: Asked<BetList>
}

function BetsOfTab({ tab, asked }: BetsOfTabProps) {
  const texts = useTexts(betsTexts)
  const { value, failure, retry } = asked
  if (value)
    return value.length === 0 ? <NoBets tab={tab} /> : <Bets bets={value} onClosed={retry} />
  if (failure) {
    return (
      <FailedPanel
        title={texts.failed}
        reason={failure.msg}
        retryText={texts.retry}
        onRetry={retry}
      />
    )
  }
  return <BetsSkeleton />
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
