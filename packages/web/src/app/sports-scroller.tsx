import { useEffect, useRef } from 'react'
import { useLocation } from '../routing/router.tsx'
import { useSite } from '../site/site-store.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { useTexts } from '../texts/texts.ts'
import { centreInStrip } from '../ui/centre-in-strip.ts'
import { classNames } from '../ui/class-names.ts'
import { isMatch } from './beside/use-shown-pages.ts'
import { SportLink } from './sport-link.tsx'

const entry = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3 text-sm font-semibold',
    isActive ? 'border-brand bg-brand text-on-brand' : 'border-line bg-surface hover:bg-sunken',
  )

/** The tabs of what is live are sports too. */
const WITH_SPORTS_OF_ITS_OWN = '/live'

/**
 * The sports on a phone: one horizontally scrollable row. A match leads to its sport by its
 * breadcrumb, and its prices begin higher without it (decision 0126).
 */
export function SportsScroller() {
  const texts = useTexts(shellTexts)
  const menu = useSite()?.menu
  const { pathname } = useLocation()
  const strip = useRef<HTMLElement>(null)
  // The active sport must be in view, wherever on the page it was chosen.
  useEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && open && menu && pathname) centreInStrip(strip.current, open)
  }, [pathname, menu])
  if (pathname === WITH_SPORTS_OF_ITS_OWN) return null
  return (
    <nav
      ref={strip}
      aria-label={texts.sportsMenu}
      className={classNames(
        'no-scrollbar strip-fade overflow-x-auto px-3 pt-1.5 tree:hidden',
        isMatch(pathname) && 'max-md:hidden',
      )}
    >
      <ul className="flex min-h-11 w-max gap-2">
        {menu?.map((sport) => (
          <li key={sport.id}>
            <SportLink sport={sport} className={entry} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
