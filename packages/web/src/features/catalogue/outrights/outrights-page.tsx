import { useGameNamer } from '../../../names/game-namer.ts'
import { useLocationName } from '../../../names/names.ts'
import { gamePath } from '../../../routing/catalogue-paths.ts'
import { Link, useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { GamesState } from '../lists/games-state.tsx'
import { ListLinks } from '../lists/list-links.tsx'
import { listTexts } from '../lists/list-texts.ts'
import { NoGames } from '../lists/no-games.tsx'
import type { GameList } from '../lists/use-games.ts'
import { useSport } from '../lists/use-sport.ts'
import { SportNotFound } from '../not-found.tsx'
import { PageTitle } from '../page-title.tsx'
import { useOutrights } from './use-outrights.ts'

/** `/games/sport/{route}/lists/outrights`: the seasons of a sport that can be bet on. */
export function OutrightsPage() {
  const { sportRoute = '' } = useParams()
  const { outrights } = useTexts(listTexts)
  const { noGames } = useTexts(catalogueTexts)
  const sport = useSport(sportRoute)
  const query = useOutrights({ route: sportRoute })
  useDocumentTitle(outrights)
  if (sport === null) return <SportNotFound />
  return (
    <div className="flex flex-col gap-4">
      <PageTitle icon="trophy">{outrights}</PageTitle>
      <ListLinks />
      <GamesState query={query} empty={<NoGames title={noGames} icon="trophy" />}>
        {(seasons) => (
          <ul className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface shadow-card">
            {seasons.map((season) => (
              <SeasonRow key={season.info.betGameId} season={season} />
            ))}
          </ul>
        )}
      </GamesState>
    </div>
  )
}

function SeasonRow({ season: { info, teams } }: { readonly season: GameList[number] }) {
  const nameOf = useGameNamer()
  const location = useLocationName(info.location)
  const { betGameId: gameId, betCnfSportId: sportId, betCnfTournamentId: tournamentId } = info
  return (
    <li>
      <Link
        to={gamePath({ gameId, sportId, tournamentId })}
        className="flex min-h-13 items-center justify-between gap-3 px-4 py-2 -outline-offset-2 hover:bg-sunken"
      >
        <span className="min-w-0 break-words">
          <span className="block font-semibold">
            {nameOf({ teams: [teams[0].name, teams[1].name], season: info.season })}
          </span>
          <span className="text-xs text-muted">{location}</span>
        </span>
        <Icon name="chevron-down" size={18} className="-rotate-90 shrink-0" />
      </Link>
    </li>
  )
}
