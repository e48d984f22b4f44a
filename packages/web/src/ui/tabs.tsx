import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { type BarPlace, type Tab, TabBar } from './tab-bar.tsx'

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  /** The tabs are one row that stays in sight there; otherwise they scroll with the page. */
  readonly staysIn?: BarPlace
  /** At the end of a row that stays, over it. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Just below the header, whatever the page keeps free there for a focus (`scroll-padding`). */
const BEGINNING: Readonly<Record<BarPlace, string>> = {
  page: '-scroll-mt-[4.8125rem] md:-scroll-mt-[4.3125rem]',
  column: '',
}

/** One tab stop, the chosen tab; arrows choose. The library would make the panel another one. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, chosen, onChoose, staysIn = null, aside, children } = props
  const root = useRef<HTMLDivElement>(null)
  const onValueChange = (value: string) => {
    const tab = tabs.find(({ id }) => id === value)
    if (!tab) return
    onChoose(tab.id)
    if (staysIn !== null) showBeginning(root.current)
  }
  return (
    <Radix.Root
      ref={root}
      value={chosen}
      onValueChange={onValueChange}
      className={staysIn === null ? undefined : BEGINNING[staysIn]}
    >
      <TabBar label={label} tabs={tabs} chosen={chosen} staysIn={staysIn} aside={aside} />
      <Radix.Content value={chosen} tabIndex={undefined} className="pt-2 md:pt-3">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

/** Chosen far down in one tab, another begins at its top, not in its midst. */
function showBeginning(root: HTMLElement | null): void {
  const bar = root?.querySelector('[data-tab-bar]')
  if (!root || !bar) return
  const isScrolled = bar.getBoundingClientRect().top > root.getBoundingClientRect().top
  if (isScrolled) root.scrollIntoView({ block: 'start' })
}
