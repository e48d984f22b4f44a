import type { GameWire } from '@caderneta/contract/catalogue/catalogue'
import { favourite } from '@caderneta/contract/catalogue/favourites'
import { addressNumber } from '@caderneta/contract/pages/address-number'
import { sportByRoute } from '@caderneta/domain/markets/registry/sports'
import { useState } from 'react'
import type { QueryResult } from '../../../api/query-cache.ts'
import { useSideName } from '../../../names/names.ts'
import { sportPath, teamPath } from '../../../routing/catalogue-paths.ts'
import { Link, Navigate, useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { CompetitionResults } from '../competitions/competition-results.tsx'
import { FavouriteStar } from '../favourites/favourite-star.tsx'
import { AwaitedName } from '../lists/awaited-name.tsx'
import { GamesState } from '../lists/games-state.tsx'
import { listTexts } from '../lists/list-texts.ts'
import { NoGames } from '../lists/no-games.tsx'
import { TournamentGroups } from '../lists/tournament-groups.tsx'
import type { GameList } from '../lists/use-games.ts'
import { useListed } from '../lists/use-listed.ts'
import { useSport } from '../lists/use-sport.ts'
import { useSportName } from '../lists/use-sport-name.ts'
import { Breadcrumb } from '../match/breadcrumb.tsx'
import { NotFound, SportNotFound } from '../not-found.tsx'
import { TeamCrest } from '../rows/team-crest.tsx'
import { TeamForm } from './team-form.tsx'

/** `/games/sport/{route}/teams/{teamId}`: a side in all of its competitions, and its results. */
export function TeamPage() {
  const { sportRoute = '', teamId = '' } = useParams()
  const { teamNotFound } = useTexts(listTexts)
  const sport = useSport(sportRoute)
  const id = addressNumber(teamId)
  if (id !== null) return <Team key={id} route={sportRoute} teamId={id} />
  if (sport === null) return <SportNotFound />
  return <NotFound title={teamNotFound} route={sportRoute} />
}

interface TeamProps {
  readonly route: string
  readonly teamId: number
}

/** A side under another sport than its own is redirected to its address. */
function Team({ route, teamId }: TeamProps) {
  const { unavailable } = useTexts(catalogueTexts)
  const { sportNotFound, teamNotFound } = useTexts(listTexts)
  const sport = useSport(route)
  const listed = useListed({ teamId: String(teamId) }, route)
  const { query, results, one, isMissing, hasNoMatch, ownRoute } = listed
  const feedName = one?.teams.find(({ id }) => id === teamId)?.name
  const named = useSideName(feedName)
  const name = named || (hasNoMatch ? unavailable : '')
  useDocumentTitle(sport === null ? sportNotFound : isMissing ? teamNotFound : name)
  if (ownRoute !== route) return <Navigate to={teamPath(ownRoute, teamId)} replace />
  if (sport === null) return <SportNotFound />
  if (isMissing) return <NotFound title={teamNotFound} route={route} />
  return (
    <div className="flex flex-col gap-4">
      <TeamHead {...{ route, teamId, feedName, name, results: results.value }} />
      <TeamMatches {...{ name, query, results }} />
    </div>
  )
}

interface TeamHeadProps extends TeamProps {
  /** Undefined until a match with the side has arrived. */
  readonly feedName: string | undefined
  readonly name: string
  readonly results: GameList | null
}

function TeamHead({ route, teamId, feedName, name, results }: TeamHeadProps) {
  const sportName = useSportName(route)
  const isPerson = sportByRoute(route)?.sides === 'persons'
  return (
    <>
      <Breadcrumb>
        <Link to={sportPath(route)}>{sportName ?? <AwaitedName className="h-3 w-16" />}</Link>
        {name !== '' && <span aria-current="page">{name}</span>}
      </Breadcrumb>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="flex min-w-0 items-center gap-3 text-2xl font-extrabold tracking-tight">
          {feedName && <TeamCrest name={feedName} shown={name} isPerson={isPerson} />}
          <span className="min-w-0 text-balance wrap-break-word">
            {name || <AwaitedName className="h-7 w-48" />}
          </span>
        </h1>
        {feedName && (
          <span className="flex min-h-11">
            <FavouriteStar one={favourite('team', teamId)} name={name} look="head" />
          </span>
        )}
        {results && (
          <span className="sm:ml-auto">
            <TeamForm teamId={teamId} results={results} />
          </span>
        )}
      </div>
    </>
  )
}

type View = 'matches' | 'results'

interface TeamMatchesProps {
  readonly name: string
  readonly query: QueryResult<readonly GameWire[]>
  readonly results: QueryResult<readonly GameWire[]>
}

/** What is to come, by competition, and what was. */
function TeamMatches({ name, query, results }: TeamMatchesProps) {
  const texts = useTexts(listTexts)
  const [chosen, setChosen] = useState<View>('matches')
  const tabs: { id: View; label: string }[] = [
    { id: 'matches', label: texts.matches },
    { id: 'results', label: texts.results },
  ]
  const noGames = <NoGames title={texts.noGamesOfTeam(name)} hasWayOut />
  return (
    <Tabs label={name} tabs={tabs} chosen={chosen} onChoose={setChosen}>
      {chosen === 'matches' && (
        <GamesState query={query} empty={noGames}>
          {(games) => <TournamentGroups games={games} />}
        </GamesState>
      )}
      {chosen === 'results' && (
        <GamesState query={results} empty={<CompetitionResults results={[]} isMixed />}>
          {(games) => <CompetitionResults results={games} isMixed />}
        </GamesState>
      )}
    </Tabs>
  )
}
