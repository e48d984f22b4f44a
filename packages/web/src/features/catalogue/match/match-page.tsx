import { favourite } from '@caderneta/contract/catalogue/favourites'
import { matchName } from '@caderneta/contract/catalogue/match-name'
import { addressNumber } from '@caderneta/contract/pages/address-number'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { useEffect, useRef } from 'react'
import type { Failure } from '../../../api/failure.ts'
import { logOnPage } from '../../../api/page-log.ts'
import { type GameFact, useGame } from '../../../live/live.ts'
import { useAllMarketNames } from '../../../names/load-market-names.ts'
import { useSideNames, useTournamentName } from '../../../names/names.ts'
import { useIsBesideList } from '../../../routing/beside.ts'
import { gamePath, sportPath, tournamentPath } from '../../../routing/catalogue-paths.ts'
import { Link, Navigate, useLocation, useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { PHONE, useMedia } from '../../../ui/use-media.ts'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { GamesFailed } from '../lists/games-state.tsx'
import { useSportName } from '../lists/use-sport-name.ts'
import { NotFound } from '../not-found.tsx'
import { OffersPanel } from '../pane/offers-panel.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { MatchMarkets } from './markets/match-markets.tsx'
import { matchTexts } from './match-texts.ts'
import { MatchTimeline } from './match-timeline.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { useGameDetails } from './use-game-details.ts'

/** `/games/sport/{route}/{championshipId}/{gameId}`: one match with all of its markets. */
export function MatchPage() {
  const gameId = addressNumber(useParams().gameId)
  return gameId === null ? <MatchNotFound /> : <Match gameId={gameId} />
}

/** Scoreboard and timeline, equally high, where the page has the whole width. */
const SIDE_BY_SIDE =
  'xl:grid-cols-[minmax(0,1fr)_17rem] xl:items-stretch 2xl:grid-cols-[minmax(0,1fr)_18rem]'

function Match({ gameId }: { readonly gameId: number }) {
  const { value, failure, retry } = useGameDetails(gameId)
  useAllMarketNames()
  const game = useGame(gameId)
  const isBeside = useIsBesideList()
  if (failure && !value) return <MatchFailure failure={failure} onRetry={retry} />
  if (!game) return <MatchSkeleton />
  return (
    <div className="flex flex-col gap-2 md:gap-4">
      <OwnAddress game={game} />
      <MatchHead game={game} />
      <div
        className={classNames(
          'grid grid-cols-[minmax(0,1fr)] items-start gap-2 md:gap-4',
          !isBeside && SIDE_BY_SIDE,
        )}
      >
        <Scoreboard game={game} />
        <MatchTimeline key={gameId} game={game} />
      </div>
      <MatchMarkets key={gameId} game={game} isLoading={value === null} />
      <div className="lg:hidden">
        <OffersPanel />
      </div>
    </div>
  )
}

interface MatchHeadProps {
  readonly game: GameFact
}

/** Under another sport or tournament than its own the match is redirected to its address. */
function OwnAddress({ game }: MatchHeadProps) {
  const { pathname, search } = useLocation()
  const path = gamePath(game)
  return pathname === path ? null : <Navigate to={`${path}${search}`} replace />
}

function MatchHead({ game }: MatchHeadProps) {
  const texts = useTexts(catalogueTexts)
  const route = routeOf(game.sportId)
  const sport = useSportName(route)
  const sides = useSideNames(game.teams)
  const tournament = useTournamentName(game.tournamentName)
  const title = matchName(sides)
  const isBeside = useIsBesideList()
  const isPhone = useMedia(PHONE)
  useDocumentTitle(title)
  return (
    <div className={classNames('flex flex-col gap-1', isBeside && BESIDE_CLOSE)}>
      <div className="flex items-center gap-3">
        <Breadcrumb>
          <Link to={sportPath(route)}>{sport ?? route}</Link>
          <Link to={tournamentPath(route, game.tournamentId)}>
            {tournament || texts.unavailable}
          </Link>
          <span aria-current="page">{title}</span>
        </Breadcrumb>
        {isPhone && <FavouriteStar one={favourite('match', game.gameId)} name={title} look="row" />}
      </div>
      {/* On a phone the scoreboard has both names. */}
      <h1 ref={useHeadingOfPane()} tabIndex={-1} className={isPhone ? 'sr-only' : TITLE}>
        {title}
      </h1>
      {!isPhone && <MatchStars game={game} title={title} />}
    </div>
  )
}

const TITLE = 'rounded-control text-balance text-2xl font-extrabold tracking-tight'

/** The button that closes the match is beside its head. */
const BESIDE_CLOSE = 'pr-11'

/** A match that opens beside its list begins at its heading, for keyboards and screen readers. */
function useHeadingOfPane() {
  const isBeside = useIsBesideList()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isBeside) heading.current?.focus({ preventScroll: true })
  }, [isBeside])
  return heading
}

interface MatchStarsProps extends MatchHeadProps {
  readonly title: string
}

/** Stars of the match and of each of its sides. */
function MatchStars({ game, title }: MatchStarsProps) {
  const { teams, teamIds, gameId } = game
  const names = useSideNames(teams)
  const { favourites, match } = useTexts(catalogueTexts)
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 pt-1">
      <legend className="sr-only">{favourites}</legend>
      <FavouriteStar one={favourite('match', gameId)} name={title} label={match} look="chip" />
      {names.map((name, i) => (
        <FavouriteStar
          key={name}
          one={favourite('team', teamIds[i === 0 ? 0 : 1])}
          name={name}
          look="chip"
        />
      ))}
    </fieldset>
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

/** Codes of a game that does not exist. */
const UNKNOWN = ['unknown_game', 'unknown_call', 'malformed', 'invalid_fields']

function MatchFailure({ failure, onRetry }: MatchFailureProps) {
  if (UNKNOWN.includes(failure.failed)) return <MatchNotFound />
  return <GamesFailed failure={failure} onRetry={onRetry} />
}

/** The log names the requested game (ERR-20). */
function MatchNotFound() {
  const own = useTexts(matchTexts)
  const { sportRoute = '' } = useParams()
  useEffect(() => logOnPage('Jogo nao encontrado', window.location.pathname), [])
  return <NotFound title={own.gameNotFound} hint={own.gameNotFoundHint} route={sportRoute} />
}
