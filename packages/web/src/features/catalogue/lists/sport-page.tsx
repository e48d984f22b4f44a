import { MAIN_SPORT } from '@caderneta/domain/markets/sports'
import { useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { SportNotFound } from '../not-found.tsx'
import { PageTitle } from '../page-title.tsx'
import { GamesState } from './games-state.tsx'
import { ListLinks } from './list-links.tsx'
import { listTexts } from './list-texts.ts'
import { NoGames } from './no-games.tsx'
import { sportIcon } from './sport-icon.ts'
import { TournamentGroups } from './tournament-groups.tsx'
import { useGames } from './use-games.ts'
import { useSport } from './use-sport.ts'

/** `/games/sport/{route}` and `/sport/{route}`: the games of a sport by tournament. */
export function SportPage() {
  const { sportRoute = '' } = useParams()
  const { sportNotFound } = useTexts(listTexts)
  const { football } = useTexts(catalogueTexts)
  const sport = useSport(sportRoute)
  useDocumentTitle(sport === null ? sportNotFound : (sport?.name ?? ''))
  if (sport === null) return <SportNotFound />
  return (
    <div className="flex flex-col gap-4">
      <PageTitle icon={sportIcon(sport?.icon ?? sportRoute)}>{sport?.name ?? '…'}</PageTitle>
      {sportRoute === MAIN_SPORT && <ListLinks />}
      <SportGames route={sportRoute} name={sport?.name ?? football} />
    </div>
  )
}

interface SportGamesProps {
  readonly route: string
  readonly name: string
}

function SportGames({ route, name }: SportGamesProps) {
  const texts = useTexts(listTexts)
  const query = useGames({ route })
  const empty = (
    <NoGames
      title={texts.noGamesOfSport(name)}
      icon={sportIcon(route)}
      hasWayOut={route !== MAIN_SPORT}
    />
  )
  return (
    <GamesState query={query} empty={empty}>
      {(games) => <TournamentGroups games={games} />}
    </GamesState>
  )
}
