import { favourite } from '@caderneta/contract/catalogue/favourites'
import { addressNumber } from '@caderneta/contract/pages/address-number'
import { FOOTBALL } from '@caderneta/domain/markets/registry/sports'
import { useMemo, useState } from 'react'
import type { QueryResult } from '../../../api/query-cache.ts'
import { useLocationName, useTournamentName } from '../../../names/names.ts'
import { sportPath, tournamentPath } from '../../../routing/catalogue-paths.ts'
import { Link, Navigate, useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { CompetitionMatches } from '../competitions/competition-matches.tsx'
import { CompetitionResults } from '../competitions/competition-results.tsx'
import { CompetitionRounds, roundsOfSeason } from '../competitions/competition-rounds.tsx'
import { CompetitionStandings } from '../competitions/competition-standings.tsx'
import { leagueResults } from '../competitions/season-results.ts'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { Breadcrumb } from '../match/breadcrumb.tsx'
import { NotFound, SportNotFound } from '../not-found.tsx'
import { PageTitle } from '../page-title.tsx'
import { AwaitedName } from './awaited-name.tsx'
import { GamesState } from './games-state.tsx'
import { listTexts } from './list-texts.ts'
import { NoGames } from './no-games.tsx'
import { sportIcon } from './sport-icon.ts'
import type { GameList } from './use-games.ts'
import { useListed } from './use-listed.ts'
import { useSport } from './use-sport.ts'
import { useSportName } from './use-sport-name.ts'

/** `/games/sport/{route}/{championshipId}`: one tournament: its games (RTE-16), results and table. */
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
  const { unavailable } = useTexts(catalogueTexts)
  const { sportNotFound, tournamentNotFound } = useTexts(listTexts)
  const sport = useSport(route)
  const sportName = useSportName(route)
  const listed = useListed({ championshipId: String(tournamentId) }, route)
  const { query, results, isMissing, hasNoMatch, ownRoute } = listed
  const first = listed.one?.info
  const named = useTournamentName(first?.betCnfTournamentName ?? '')
  const name = named || (query.value ? unavailable : '')
  const locationName = useLocationName(first?.location ?? '')
  const title = isMissing ? tournamentNotFound : name
  useDocumentTitle(sport === null ? sportNotFound : title)
  if (ownRoute !== route) return <Navigate to={tournamentPath(ownRoute, tournamentId)} replace />
  if (sport === null) return <SportNotFound />
  if (isMissing) return <NotFound title={tournamentNotFound} route={route} />
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb>
        <Link to={sportPath(route)}>{sportName ?? <AwaitedName className="h-3 w-16" />}</Link>
        {locationName !== '' && <span>{locationName}</span>}
        {first === undefined && hasNoMatch && <span>{unavailable}</span>}
      </Breadcrumb>
      <div className="flex items-center gap-2">
        <PageTitle icon={sportIcon(sport?.icon ?? route)}>
          {name || <AwaitedName className="h-7 w-48" />}
        </PageTitle>
        {named !== '' && (
          <span className="flex min-h-11">
            <FavouriteStar one={favourite('competition', tournamentId)} name={named} look="head" />
          </span>
        )}
      </div>
      <Competition key={tournamentId} {...{ name, query, results }} />
    </div>
  )
}

const NO_GAMES: GameList = []

type View = 'matches' | 'rounds' | 'results' | 'standings'

interface CompetitionProps {
  readonly name: string
  readonly query: QueryResult<GameList>
  readonly results: QueryResult<GameList>
}

/** What is to come, what was, and the table of a league. */
function Competition({ name, query, results }: CompetitionProps) {
  const texts = useTexts(listTexts)
  const { noGames } = useTexts(catalogueTexts)
  const [wanted, setWanted] = useState<View>('matches')
  const table = useMemo(
    () => results.value && query.value && leagueResults(results.value, query.value),
    [results.value, query.value],
  )
  const rounds = useMemo(
    () => roundsOfSeason(results.value ?? NO_GAMES, query.value ?? NO_GAMES),
    [results.value, query.value],
  )
  const hasRounds = rounds.length > 1
  const isThere = { matches: true, results: true, standings: table, rounds: hasRounds }
  const chosen = isThere[wanted] ? wanted : 'matches'
  const tabs: { id: View; label: string }[] = [
    { id: 'matches', label: texts.matches },
    ...(hasRounds ? [{ id: 'rounds' as const, label: texts.rounds }] : []),
    { id: 'results', label: texts.results },
    ...(table ? [{ id: 'standings' as const, label: texts.standings }] : []),
  ]
  return (
    <Tabs label={name} tabs={tabs} chosen={chosen} onChoose={setWanted}>
      {chosen === 'matches' && (
        <GamesState query={query} empty={<NoGames title={noGames} hasWayOut />}>
          {(games) => <CompetitionMatches games={games} />}
        </GamesState>
      )}
      {chosen === 'rounds' && <CompetitionRounds rounds={rounds} />}
      {chosen === 'results' && (
        <GamesState query={results} empty={<CompetitionResults results={[]} />}>
          {(games) => <CompetitionResults results={games} />}
        </GamesState>
      )}
      {chosen === 'standings' && table && (
        <CompetitionStandings results={table} sportId={table[0]?.info.betCnfSportId ?? FOOTBALL} />
      )}
    </Tabs>
  )
}
