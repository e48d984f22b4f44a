import { MAIN_SPORT } from '@caderneta/domain/markets/registry/sports'
import { useParams } from '../../../routing/router.tsx'
import { useDocumentTitle } from '../../../routing/use-document-title.ts'
import { catalogueTexts } from '../../../texts/catalogue-texts.ts'
import { useTexts } from '../../../texts/texts.ts'
import { SportNotFound } from '../not-found.tsx'
import { PageTitle } from '../page-title.tsx'
import { AwaitedName } from './awaited-name.tsx'
import { GamesState } from './games-state.tsx'
import { ListLinks } from './list-links.tsx'
import { listTexts } from './list-texts.ts'
import { NoGames } from './no-games.tsx'
import { SpanChips } from './span-chips.tsx'
import { sportIcon } from './sport-icon.ts'
import { TournamentGroups } from './tournament-groups.tsx'
import { type GameList, useGames } from './use-games.ts'
import { type ListSpan, useSpans } from './use-spans.ts'
import { useSport } from './use-sport.ts'
import { useSportName } from './use-sport-name.ts'

/** `/games/sport/{route}` and `/sport/{route}`: the games of a sport by tournament. */
export function SportPage() {
  const { sportRoute = '' } = useParams()
  const { sportNotFound } = useTexts(listTexts)
  const sport = useSport(sportRoute)
  const name = useSportName(sportRoute)
  useDocumentTitle(sport === null ? sportNotFound : (name ?? ''))
  if (sport === null) return <SportNotFound />
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <PageTitle icon={sportIcon(sport?.icon ?? sportRoute)} isQuietOnPhone>
        {name ?? <AwaitedName className="h-7 w-40" />}
      </PageTitle>
      <SportGames route={sportRoute} name={name} />
    </div>
  )
}

interface SportGamesProps {
  readonly route: string
  /** Null until it is known. */
  readonly name: string | null
}

/** Up to the edge of a phone's screen, so that a cut entry shows that the row scrolls. */
const STRIP =
  'no-scrollbar strip-fade -mx-3 flex gap-2 overflow-x-auto px-3 empty:hidden md:mx-0 md:px-0'

const NO_GAMES: GameList = []

/**
 * A chosen day is the list's heading, and no row repeats it. Else a phone, whose title is only read
 * out, shows here what the list has.
 */
function headOf(chosen: ListSpan | null, name: string | null) {
  if (chosen?.field === 'day') {
    const head = <h2 className="truncate font-bold">{chosen.name}</h2>
    return { head, level: 3, isUnderDay: true } as const
  }
  const head = (
    <p aria-hidden="true" className="truncate font-bold md:hidden">
      {chosen?.name ?? name}
    </p>
  )
  return { head } as const
}

function SportGames({ route, name }: SportGamesProps) {
  const texts = useTexts(listTexts)
  const { football } = useTexts(catalogueTexts)
  const query = useGames({ route })
  const { value, isWhole } = query
  const times = useSpans(value ?? NO_GAMES, isWhole)
  const { chosen, choose, shown, isAwaited } = times
  const choice = { chosen, onChoose: choose }
  const empty = (
    <NoGames
      title={texts.noGamesOfSport(name ?? football)}
      icon={sportIcon(route)}
      hasWayOut={route !== MAIN_SPORT}
    />
  )
  return (
    <>
      <div className={STRIP}>
        <SpanChips legend={texts.hoursOfMatches} spans={times.hours} {...choice} />
        {route === MAIN_SPORT && <ListLinks />}
        <SpanChips legend={texts.daysOfMatches} spans={times.days} {...choice} />
      </div>
      <GamesState query={isAwaited ? { ...query, value: null } : query} empty={empty}>
        {() => <TournamentGroups key={chosen?.name} games={shown} {...headOf(chosen, name)} />}
      </GamesState>
    </>
  )
}
