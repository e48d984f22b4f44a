import type { CompetitionWire } from '@caderneta/contract/catalogue/catalogue'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import { useId, useMemo } from 'react'
import { useLocationName, useTournamentName } from '../../../names/names.ts'
import { tournamentPath } from '../../../routing/catalogue-paths.ts'
import { NavLink } from '../../../routing/router.tsx'
import { useSite, useSiteState } from '../../../site/site-store.ts'
import { useTexts } from '../../../texts/texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { listTexts } from '../lists/list-texts.ts'
import { competitionTree, type PlaceBranch } from './competition-tree.ts'
import { Flag } from './flag.tsx'
import { useSportOfAddress } from './use-sport-of-address.ts'

const ENTRY = 'flex min-h-11 items-center gap-2 rounded-control px-3 text-sm md:min-h-8'

const entry = ({ isActive }: { isActive: boolean }) =>
  classNames(ENTRY, isActive ? 'bg-brand-soft font-semibold text-brand-strong' : 'hover:bg-sunken')

interface CompetitionMenuProps {
  /** Called when an entry is followed, so that a menu over the page can close. */
  readonly onFollow: () => void
}

/** The competitions of a sport with matches: the best known ones, and all by their places. */
export function CompetitionMenu({ onFollow }: CompetitionMenuProps) {
  const texts = useTexts(listTexts)
  const sportId = useSportOfAddress()
  const all = useSite()?.competitions
  const { status } = useSiteState()
  const tree = useMemo(() => all && competitionTree(all, sportId), [all, sportId])
  const ids = { top: useId(), places: useId() }
  if (!tree) return status === 'loading' ? <Skeleton className="mx-3 my-2 h-64" /> : null
  if (tree.places.length === 0) return null
  return (
    <nav aria-label={texts.competitions} className="flex flex-col gap-3">
      {tree.top.length > 0 && (
        <section aria-labelledby={ids.top}>
          <Head id={ids.top} text={texts.topCompetitions} />
          <Competitions competitions={tree.top} hasFlag onFollow={onFollow} />
        </section>
      )}
      <section aria-labelledby={ids.places}>
        <Head id={ids.places} text={texts.places} />
        {tree.places.map((place) => (
          <Place key={place.location} place={place} onFollow={onFollow} />
        ))}
      </section>
    </nav>
  )
}

function Head({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <h2 id={id} className="px-3 pb-1 text-xs font-bold tracking-wide text-muted uppercase">
      {text}
    </h2>
  )
}

interface PlaceProps extends CompetitionMenuProps {
  readonly place: PlaceBranch
}

/** Closed at first: there are forty places of football. */
function Place({ place, onFollow }: PlaceProps) {
  const { otherPlaces } = useTexts(listTexts)
  const name = useLocationName(place.location) || otherPlaces
  return (
    <details className="group">
      <summary
        className={`${ENTRY} cursor-pointer list-none -outline-offset-2 hover:bg-sunken [&::-webkit-details-marker]:hidden`}
      >
        <Flag location={place.location} />
        <span className="min-w-0 grow py-1 leading-tight wrap-anywhere">{name}</span>
        <span className="figures text-xs text-muted">{place.count}</span>
        <Icon
          name="chevron-down"
          size={14}
          className="text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pl-7">
        <Competitions competitions={place.competitions} onFollow={onFollow} />
      </div>
    </details>
  )
}

interface CompetitionsProps extends CompetitionMenuProps {
  readonly competitions: readonly CompetitionWire[]
  /** Where the place is not written over them. */
  readonly hasFlag?: boolean
}

function Competitions({ competitions, hasFlag = false, onFollow }: CompetitionsProps) {
  return (
    <ul>
      {competitions.map((competition) => (
        <li key={competition.tournamentId}>
          <Competition competition={competition} hasFlag={hasFlag} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  )
}

interface CompetitionProps extends CompetitionMenuProps {
  readonly competition: CompetitionWire
  readonly hasFlag?: boolean
}

function Competition({ competition, hasFlag = false, onFollow }: CompetitionProps) {
  const { sportId, tournamentId, location, count } = competition
  const { unnamed } = useTexts(listTexts)
  const name = useTournamentName(competition.name) || unnamed
  return (
    <NavLink
      to={tournamentPath(routeOf(sportId), tournamentId)}
      className={entry}
      onClick={onFollow}
    >
      {hasFlag && <Flag location={location} />}
      <span className="min-w-0 grow py-1 leading-tight wrap-anywhere">{name}</span>
      <span className="figures text-xs text-muted">{count}</span>
    </NavLink>
  )
}
