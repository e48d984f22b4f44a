import { useEffect, useRef } from 'react'
import { NavLink } from '../routing/router.tsx'
import { centreInStrip } from '../ui/centre-in-strip.ts'
import { classNames } from '../ui/class-names.ts'

interface SectionEntry {
  readonly to: string
  readonly text: string
  /** Pages without an entry of their own that belong to this one. */
  readonly within?: readonly string[]
}

interface SectionMenuProps {
  readonly label: string
  readonly entries: readonly SectionEntry[]
}

const entryClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    'flex min-h-11 shrink-0 items-center border-b-[3px] px-2.5 text-sm font-semibold -outline-offset-2',
    isActive ? 'border-gold text-ink' : 'border-transparent text-muted hover:text-ink',
  )

/** Scrollable by touch; for a mouse, and on a wide screen, it wraps into a second row. */
const STRIP =
  'no-scrollbar strip-fade flex overflow-x-auto border-b border-line md:not-touch:flex-wrap ' +
  'lg:flex-wrap'

/** The menu above the pages of one area, such as the bank: a strip of links. */
export function SectionMenu({ label, entries }: SectionMenuProps) {
  const menu = useRef<HTMLElement>(null)
  // On a phone the strip is wider than the screen: the active page must be in view.
  useEffect(() => {
    const open = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (menu.current && open) centreInStrip(menu.current, open)
  }, [])
  return (
    <nav ref={menu} aria-label={label} className={STRIP}>
      {entries.map(({ to, text, within = [] }) => (
        <NavLink key={to} to={to} within={within} className={entryClass}>
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
