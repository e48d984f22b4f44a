import { isInTab, MATCH_TABS, type MatchTab } from '@caderneta/domain/market'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { CallFailed } from '../../api/query.ts'
import { type GameFact, useGame, useWatchedGames } from '../../live/live.ts'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
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
  const query = useGameDetails(gameId)
  const game = useGame(gameId)
  if (!game || (query.isError && !query.data)) {
    return query.isError ? (
      <MatchFailure error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <MatchSkeleton />
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <MatchHead game={game} route={sportRoute} />
      <Scoreboard game={game} />
      <MatchMarkets key={gameId} gameId={gameId} isLoading={query.isPending} />
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
  readonly error: Error | null
  readonly onRetry: () => void
}

function MatchFailure({ error, onRetry }: MatchFailureProps) {
  const texts = useTexts(catalogueTexts)
  const code = error instanceof CallFailed ? error.failure.failed : null
  const isUnknown = code === 'unknown_game' || code === 'malformed' || code === 'unknown_call'
  const title = isUnknown ? texts.gameNotFound : texts.failed
  return (
    <div role="alert">
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={isUnknown ? 'search' : 'warning'} title={title}>
        <p className="text-muted">{isUnknown ? texts.gameNotFoundHint : error?.message}</p>
        {!isUnknown && <Button onClick={onRetry}>{texts.retry}</Button>}
      </EmptyState>
    </div>
  )
}
