import { isInTab, MATCH_TABS, type MatchTab } from '@caderneta/domain/market'
import { useState } from 'react'
import type { Failure } from '../../api/failure.ts'
import { type GameFact, useGame, useWatchedGames } from '../../live/live.ts'
import { Link, useParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { GamesFailed } from './games-state.tsx'
import { MarketGroup } from './market-group.tsx'
import { useMarkets } from './market-selections.ts'
import { OffersPanel } from './offers-panel.tsx'
import { sportPath, tournamentPath } from './paths.ts'
import { Scoreboard } from './scoreboard.tsx'
import { useGameDetails } from './use-games.ts'
import { useSport } from './use-sport.ts'

/** `/games/sport/{route}/{championshipId}/{gameId}`: one match with all of its markets. */
export function MatchPage() {
  const { sportRoute = '', gameId: address = '' } = useParams()
  const gameId = Number(address)
  const { value, failure, retry } = useGameDetails(gameId)
  const game = useGame(gameId)
  if (failure && !value) return <MatchFailure failure={failure} onRetry={retry} />
  if (!game) return <MatchSkeleton />
  return (
    <div className="flex flex-col gap-4">
      <MatchHead game={game} route={sportRoute} />
      <Scoreboard game={game} />
      <MatchMarkets key={gameId} gameId={gameId} isLoading={value === null} />
      <div className="lg:hidden">
        <OffersPanel />
      </div>
    </div>
  )
}

interface MatchHeadProps {
  readonly game: GameFact
  readonly route: string
}

function MatchHead({ game, route }: MatchHeadProps) {
  const texts = useTexts(catalogueTexts)
  const sport = useSport(route)
  const [home, away] = game.teams
  const title = texts.gameTitle(home, away)
  useDocumentTitle(title)
  return (
    <div className="flex flex-col gap-1">
      <Breadcrumb>
        <Link to={sportPath(route)}>{sport?.name ?? route}</Link>
        <Link to={tournamentPath(route, game.tournamentId)}>
          {game.tournamentName || texts.unavailable}
        </Link>
        <span aria-current="page">{title}</span>
      </Breadcrumb>
      <h1 className="text-balance text-2xl font-extrabold tracking-tight">{title}</h1>
    </div>
  )
}

interface MatchMarketsProps {
  readonly gameId: number
  readonly isLoading: boolean
}

function MatchMarkets({ gameId, isLoading }: MatchMarketsProps) {
  const texts = useTexts(catalogueTexts)
  const [tab, setTab] = useState<MatchTab>('all')
  useWatchedGames([gameId])
  const markets = useMarkets(gameId).filter(({ marketId }) => isInTab(tab, marketId))
  const labels = { all: texts.tabAll, goals: texts.tabGoals, halves: texts.tabHalves }
  const tabs = MATCH_TABS.map((id) => ({ id, label: labels[id] }))
  return (
    <Tabs label={texts.markets} tabs={tabs} chosen={tab} onChoose={setTab}>
      <div className="flex flex-col gap-3">
        {markets.map((market) => (
          <MarketGroup key={market.marketId} gameId={gameId} market={market} />
        ))}
        {isLoading && <Skeleton className="h-40 w-full" />}
        {markets.length === 0 && !isLoading && <EmptyState icon="lock" title={texts.noMarkets} />}
      </div>
    </Tabs>
  )
}

function MatchSkeleton() {
  const texts = useTexts(catalogueTexts)
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-8 w-2/3" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}

interface MatchFailureProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

const UNKNOWN = ['unknown_game', 'unknown_call', 'malformed', 'invalid_fields']

function MatchFailure({ failure, onRetry }: MatchFailureProps) {
  const texts = useTexts(catalogueTexts)
  if (!UNKNOWN.includes(failure.failed)) {
    return <GamesFailed reason={failure.msg} onRetry={onRetry} />
  }
  return (
    <>
      <h1 className="sr-only">{texts.gameNotFound}</h1>
      <EmptyState icon="search" title={texts.gameNotFound}>
        <p className="text-muted">{texts.gameNotFoundHint}</p>
      </EmptyState>
    </>
  )
}
