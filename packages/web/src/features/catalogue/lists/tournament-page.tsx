import { FOOTBALL, sportById } from '@caderneta/domain/markets/sports'
import { useMemo } from 'react'
import { useLocationName, useTournamentName } from '../../../names/names.ts'
import { sportPath, tournamentPath } from '../../../routing/catalogue-paths.ts'
import { Link, Navigate, useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { addressNumber } from '../address-number.ts'
import { Breadcrumb } from '../match/breadcrumb.tsx'
import { NotFound, SportNotFound } from '../not-found.tsx'
import { PageTitle } from '../page-title.tsx'
import { GameRows } from '../rows/game-rows.tsx'
import { useRowColumns } from '../rows/row-columns.ts'
import { GamesState } from './games-state.tsx'
import { groupByTournament } from './group-games.ts'
import { ListPanel } from './list-panel.tsx'
import { listTexts } from './list-texts.ts'
import { NoGames } from './no-games.tsx'
import { sportIcon } from './sport-icon.ts'
import { type GameList, useGames } from './use-games.ts'
import { useSport } from './use-sport.ts'

/** `/games/sport/{route}/{championshipId}`: the games of that one tournament (RTE-16). */
export function TournamentPage() {
  const { sportRoute = '', championshipId = '' } = useParams()
  const { tournamentNotFound } = useTexts(listTexts)
  const sport = useSport(sportRoute)
  const tournamentId = addressNumber(championshipId)
  if (tournamentId !== null)
    return <TournamentGames route={sportRoute} tournamentId={tournamentId} />
  if (sport === null) return <SportNotFound />
  return <NotFound title={tournamentNotFound} route={sportRoute} />
}

interface TournamentGamesProps {
  readonly route: string
  readonly tournamentId: number
}

/** A tournament under another sport than its own is redirected to its address. */
function TournamentGames({ route, tournamentId }: TournamentGamesProps) {
  const { unavailable, noGames } = useTexts(catalogueTexts)
  const { sportNotFound } = useTexts(listTexts)
  const sport = useSport(route)
  const query = useGames({ championshipId: String(tournamentId) })
  const first = query.value?.[0]?.info
  const named = useTournamentName(first?.betCnfTournamentName ?? '')
  const name = named || (query.value ? unavailable : '')
  const locationName = useLocationName(first?.location ?? '')
  useDocumentTitle(sport === null ? sportNotFound : name)
  const ownRoute = (first && sportById(first.betCnfSportId)?.route) ?? route
  if (ownRoute !== route) return <Navigate to={tournamentPath(ownRoute, tournamentId)} replace />
  if (sport === null) return <SportNotFound />
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb>
        <Link to={sportPath(route)}>{sport?.name ?? '…'}</Link>
        {locationName !== '' && <span>{locationName}</span>}
        {query.value?.length === 0 && <span>{unavailable}</span>}
      </Breadcrumb>
      <PageTitle icon={sportIcon(sport?.icon ?? route)}>{name || '…'}</PageTitle>
      <GamesState query={query} empty={<NoGames title={noGames} hasWayOut />}>
        {(games) => <OneTournament games={games} />}
      </GamesState>
    </div>
  )
}

/** Rows without a group head: the page title names the tournament, and nothing else can fold. */
function OneTournament({ games }: { readonly games: GameList }) {
  const sorted = useMemo(() => groupByTournament(games).flatMap((group) => group.games), [games])
  const columns = useRowColumns(sorted[0]?.info.betCnfSportId ?? FOOTBALL, undefined)
  return (
    <ListPanel columns={columns}>
      {/* The border above the first row is hidden under the head: all rows have one height. */}
      <div className="-mt-px">
        <GameRows games={sorted} columns={columns} />
      </div>
    </ListPanel>
  )
}
