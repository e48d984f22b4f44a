import type { CompetitionWire } from '@caderneta/contract/catalogue/catalogue'
import { routeOf } from '@caderneta/domain/markets/registry/sports'
import type { ReactNode } from 'react'
import { useLocationName, useTournamentName } from '../../names/names.ts'
import { Link } from '../../routing/router.tsx'
import { useSite } from '../../site/site-store.ts'
import { useTexts } from '../../texts/texts.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { sportIcon } from '../catalogue/catalogue.ts'
import { FoundGame } from './found-game.tsx'
import { entryPath, type FoundMarket, type SearchEntry } from './search-entry.ts'
import { searchTexts } from './search-texts.ts'

interface EntryRowProps {
  readonly entry: SearchEntry
  readonly id: string
  readonly isChosen: boolean
  readonly onFollow: (entry: SearchEntry) => void
}

/** One entry of the list: a link, except an earlier search, which is typed again by a press. */
export function EntryRow({ entry, id, isChosen, onFollow }: EntryRowProps) {
  const path = entryPath(entry)
  const look = classNames(
    'flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 py-2 text-left',
    isChosen ? 'bg-brand-soft' : 'hover:bg-sunken',
  )
  const option = { id, role: 'option', 'aria-selected': isChosen, tabIndex: -1, className: look }
  const onClick = () => onFollow(entry)
  if (path === null)
    return (
      <button type="button" {...option} onClick={onClick}>
        <EntryContent entry={entry} />
      </button>
    )
  return (
    <Link to={path} {...option} onClick={onClick}>
      <EntryContent entry={entry} />
    </Link>
  )
}

function EntryContent({ entry }: { readonly entry: SearchEntry }) {
  if (entry.is === 'game') return <FoundGame game={entry.game} />
  if (entry.is === 'competition') return <FoundCompetition competition={entry.competition} />
  if (entry.is === 'market') return <Market market={entry.market} />
  return <Named icon="clock">{entry.text}</Named>
}

function FoundCompetition({ competition }: { readonly competition: CompetitionWire }) {
  const texts = useTexts(searchTexts)
  const name = useTournamentName(competition.name)
  const location = useLocationName(competition.location)
  const icon = sportIcon(routeOf(competition.sportId))
  return (
    <Named icon={icon} side={texts.matches(competition.count)}>
      {name || texts.unavailable}
      {location !== '' && <span className="ml-2 text-xs font-normal text-muted">{location}</span>}
    </Named>
  )
}

function Market({ market: { route, name } }: { readonly market: FoundMarket }) {
  const texts = useTexts(searchTexts)
  const sport = useSite()?.menu.find((one) => one.route === route)?.name
  return (
    <Named icon="info" side={texts.rule}>
      {name}
      <span className="ml-2 text-xs font-normal text-muted">{sport}</span>
    </Named>
  )
}

interface NamedProps {
  readonly icon: Parameters<typeof Icon>[0]['name']
  readonly side?: string
  readonly children: ReactNode
}

function Named({ icon, side, children }: NamedProps) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-3">
        <Icon name={icon} size={18} className="shrink-0 text-muted" />
        <span className="min-w-0 font-semibold break-words">{children}</span>
      </span>
      <span className="figures shrink-0 text-xs text-muted">{side}</span>
    </>
  )
}
