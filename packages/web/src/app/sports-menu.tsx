import { NavLink } from '../routing/router.tsx'
import { useSite, useSiteState } from '../site/site-store.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { SportLink } from './sport-link.tsx'

const entry = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-11 items-center gap-3 rounded-control px-3 font-medium tree:min-h-8 tree:text-sm',
    isActive ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunken',
  )

interface SportsMenuProps {
  /** Called when an entry is followed, so that a menu over the page can close. */
  readonly onFollow?: () => void
}

/** The left menu: highlights, then one entry per sport (MNU-01 to MNU-03). */
export function SportsMenu({ onFollow = () => {} }: SportsMenuProps) {
  const texts = useTexts(shellTexts)
  const site = useSite()
  const { status } = useSiteState()
  return (
    <nav aria-label={texts.sportsMenu} data-tour="menu">
      <ul className="flex flex-col gap-0.5">
        <li>
          <NavLink to="/" end className={entry} onClick={onFollow}>
            <Icon name="star" />
            {texts.highlights}
          </NavLink>
        </li>
        {site?.menu.map((sport) => (
          <li key={sport.id}>
            <SportLink sport={sport} className={entry} onFollow={onFollow} />
          </li>
        ))}
        {status === 'loading' && <Skeleton className="mx-3 mt-2 h-64" />}
      </ul>
    </nav>
  )
}
