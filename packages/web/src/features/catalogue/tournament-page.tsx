import { sportById } from '@caderneta/domain/sports'
import { useTournamentName } from '../../names/names.ts'
import { Link, Navigate, useParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { addressNumber } from './address-number.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { GamesState } from './games-state.tsx'
import { NoGames } from './no-games.tsx'
import { NotFound, SportNotFound } from './not-found.tsx'
import { PageTitle } from './page-title.tsx'
import { sportPath, tournamentPath } from './paths.ts'
import { sportIcon } from './sport-icon.ts'
import { TournamentGroups } from './tournament-groups.tsx'
import { useGames } from './use-games.ts'
import { useSport } from './use-sport.ts'

/** `/games/sport/{route}/{championshipId}`: the games of that one tournament (RTE-16). */
export function TournamentPage() {
  const { sportRoute = '', championshipId = '' } = useParams()
  const texts = useTexts(catalogueTexts)
  const sport = useSport(sportRoute)
  const tournamentId = addressNumber(championshipId)
  if (tournamentId !== null)
    return <TournamentGames route={sportRoute} tournamentId={tournamentId} />
  if (sport === null) return <SportNotFound />
  return <NotFound title={texts.tournamentNotFound} route={sportRoute} />
}

interface TournamentGamesProps {
  readonly route: string
  readonly tournamentId: number
}

/** A tournament under another sport than its own is led to its address. */
function TournamentGames({ route, tournamentId }: TournamentGamesProps) {
  const texts = useTexts(catalogueTexts)
  const sport = useSport(route)
  const asked = useGames({ championshipId: String(tournamentId) })
  const first = asked.value?.[0]?.info
  const name = useTournamentName(first?.betCnfTournamentName ?? '')
  useDocumentTitle(name)
  const ownRoute = (first && sportById(first.betCnfSportId)?.route) ?? route
  if (ownRoute !== route) return <Navigate to={tournamentPath(ownRoute, tournamentId)} replace />
  if (sport === null) return <SportNotFound />
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb>
        <Link to={sportPath(route)}>{sport?.name ?? '…'}</Link>
      </Breadcrumb>
      <PageTitle icon={sportIcon(sport?.icon ?? route)}>
        {asked.value ? name || texts.unavailable : '…'}
      </PageTitle>
      <GamesState asked={asked} empty={<NoGames title={texts.noGames} />}>
        {(games) => <TournamentGroups games={games} />}
      </GamesState>
    </div>
  )
}
