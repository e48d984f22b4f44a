import { useTournamentName } from '../../names/names.ts'
import { Link, useParams } from '../../routing/router.tsx'
import { useDocumentTitle } from '../../routing/use-document-title.ts'
import { catalogueTexts } from '../../texts/catalogue-texts.ts'
import { useTexts } from '../../texts/texts.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { GamesState } from './games-state.tsx'
import { NoGames } from './no-games.tsx'
import { PageTitle } from './page-title.tsx'
import { sportPath } from './paths.ts'
import { sportIcon } from './sport-icon.ts'
import { SportNotFound } from './sport-page.tsx'
import { TournamentGroups } from './tournament-groups.tsx'
import { useGames } from './use-games.ts'
import { useSport } from './use-sport.ts'

/** `/games/sport/{route}/{championshipId}`: the games of that one tournament (RTE-16). */
export function TournamentPage() {
  const { sportRoute = '', championshipId = '' } = useParams()
  const texts = useTexts(catalogueTexts)
  const sport = useSport(sportRoute)
  const asked = useGames({ route: sportRoute, championshipId })
  const name = useTournamentName(asked.value?.[0]?.info.betCnfTournamentName ?? '')
  useDocumentTitle(name)
  if (sport === null) return <SportNotFound />
  return (
    <div className="flex flex-col gap-4">
      <Breadcrumb>
        <Link to={sportPath(sportRoute)}>{sport?.name ?? '…'}</Link>
      </Breadcrumb>
      <PageTitle icon={sportIcon(sport?.icon ?? sportRoute)}>
        {asked.value ? name || texts.unavailable : '…'}
      </PageTitle>
      <GamesState asked={asked} empty={<NoGames title={texts.noGames} />}>
        {(games) => <TournamentGroups games={games} />}
      </GamesState>
    </div>
  )
}
