import type { SportItemRequest } from '@caderneta/contract/catalogue/list-request'
import { type PageList, pageList } from '@caderneta/contract/pages/page-paths'
import { type ReactNode, useState } from 'react'
import { usePage } from '../../../root/page.ts'
import { useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import { rowMarkets } from '../match/market-selections.ts'
import { MarketSelector } from '../match/market-selector.tsx'
import { NotFound, SportNotFound } from '../not-found.tsx'
import { PageTitle } from '../page-title.tsx'
import { GamesState } from './games-state.tsx'
import { isBestLeague } from './group-games.ts'
import { type ListTexts, listTexts } from './list-texts.ts'
import { NoGames } from './no-games.tsx'
import { TournamentGroups } from './tournament-groups.tsx'
import { type GameList, useGames } from './use-games.ts'
import { useSport } from './use-sport.ts'

type Tab = 'best' | 'all'

function titleOf(list: PageList, texts: ListTexts): string {
  if (list === '12') return texts.next12Title
  return list === 'bl' ? texts.bestLeagues : texts.next24Title
}

/** The other tab of the best leagues holds every game (decision 0017). */
function filterOf(route: string, list: PageList, tab: Tab): SportItemRequest {
  return list === 'bl' && tab === 'all' ? { route } : { route, list }
}

/** `/games/sport/{route}/lists/{type}`: the next hours or the best leagues. */
export function ListPage() {
  const { sportRoute = '', listType = '' } = useParams()
  const texts = useTexts(listTexts)
  const sport = useSport(sportRoute)
  const list = pageList(listType)
  if (sport === null) return <SportNotFound />
  if (!list)
    return <NotFound title={texts.listNotFound} hint={texts.addressHint} route={sportRoute} />
  return <GamesListPage key={list} route={sportRoute} list={list} />
}

interface GamesListPageProps {
  readonly route: string
  readonly list: PageList
}

function GamesListPage({ route, list }: GamesListPageProps) {
  const texts = useTexts(listTexts)
  const { noGames } = useTexts(catalogueTexts)
  const [tab, setTab] = useState<Tab>('best')
  const markets = rowMarkets(route)
  const [marketId, setMarketId] = useState(markets[0] ?? 0)
  const query = useGames(filterOf(route, list, tab))
  const { painting } = usePage()
  const isPhone = useMedia(PHONE)
  // On a phone the market is chosen over its column, in this list as in every other.
  const own = isPhone || painting ? {} : { marketId }
  const selector = !isPhone && (
    <div className="max-md:hidden">
      <MarketSelector markets={markets} chosen={marketId} onChoose={setMarketId} />
    </div>
  )
  const title = titleOf(list, texts)
  useDocumentTitle(title)
  const tabs = [
    { id: 'best', label: texts.bestLeagues },
    { id: 'all', label: texts.allGames },
  ] as const
  return (
    <div className="flex flex-col gap-4">
      <PageTitle icon={list === 'bl' ? 'trophy' : 'clock'}>{title}</PageTitle>
      <Tabs label={title} tabs={tabs} chosen={tab} onChoose={setTab}>
        <div className="flex flex-col gap-3">
          <GamesState query={query} empty={<NoGames title={noGames} />}>
            {(games) => (
              <TabGames
                key={tab}
                {...{ tab, games, own, selector, isWhole: query.isWhole }}
                onAll={() => setTab('all')}
              />
            )}
          </GamesState>
        </div>
      </Tabs>
    </div>
  )
}

interface TabGamesProps {
  readonly tab: Tab
  readonly games: GameList
  /** The market that is chosen for this list alone. */
  readonly own: { readonly marketId?: number }
  /** What chooses it; on a phone nothing does. */
  readonly selector: ReactNode
  readonly isWhole: boolean
  /** Shows the games of every league. */
  readonly onAll: () => void
}

function TabGames({ tab, games, own, selector, isWhole, onAll }: TabGamesProps) {
  const { allGames, gamesCount } = useTexts(listTexts)
  const { noGames } = useTexts(catalogueTexts)
  const shown =
    tab === 'all' ? games : games.filter((game) => isBestLeague(game.info.betCnfTournamentId))
  if (shown.length === 0) {
    return (
      <EmptyState icon="trophy" title={noGames}>
        <Button look="secondary" onClick={onAll}>
          {allGames}
        </Button>
      </EmptyState>
    )
  }
  const head = (
    <>
      {selector}
      <p className="figures truncate text-sm text-muted md:hidden">
        {isWhole && gamesCount(shown.length)}
      </p>
    </>
  )
  return <TournamentGroups games={shown} {...own} head={head} isFirstOnly />
}
