import { Tabs as Radix } from 'radix-ui'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { centreInStrip } from './centre-in-strip.ts'
import { classNames } from './class-names.ts'
import { StripArrows } from './strip-arrows.tsx'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  /** How much is behind it; smaller than the name, so that many tabs fit in a row. */
  readonly count?: number
}

/** Where a bar stays in sight: under the header, or atop a column that scrolls by itself. */
export type BarPlace = 'page' | 'column'

interface TabBarProps<Id extends string> {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly chosen: Id
  /** Where the row stays in sight; null for tabs that scroll with the page. */
  readonly staysIn: BarPlace | null
  /** At the end of a row that stays, over it. */
  readonly aside?: ReactNode
}

const STRIP = 'no-scrollbar strip-fade flex gap-x-1 overflow-x-auto motion-safe:scroll-smooth'

/** Below the header with its ruled line; what scrolls beneath it is not seen beside it. */
const STAYS: Readonly<Record<BarPlace, string>> = {
  page: 'top-[3.6875rem] md:top-[4.1875rem]',
  column: 'top-0',
}

const TAB =
  'min-h-11 shrink-0 border-b-[3px] border-transparent px-2 text-sm font-semibold text-muted ' +
  '-outline-offset-2 whitespace-nowrap hover:text-ink data-[state=active]:border-gold data-[state=active]:text-ink ' +
  '[[data-pressed]>&]:outline-none'

/** The library focuses a pressed tab by script: browsers show that like a focus by the keyboard. */
const NO_RING_ON_PRESS = {
  onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.dataset.pressed = ''
  },
  onKeyDown: ({ currentTarget }: KeyboardEvent<HTMLElement>) => {
    delete currentTarget.dataset.pressed
  },
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) delete currentTarget.dataset.pressed
  },
}

/** The tabs in one row, within the root of the library: one tab stop, the chosen; arrows choose. */
export function TabBar<Id extends string>(props: TabBarProps<Id>) {
  const { staysIn, chosen, aside } = props
  const list = useChosenInSight(chosen)
  const row = (
    <>
      <List {...props} list={list} />
      <StripArrows strip={list} />
    </>
  )
  if (staysIn === null) return <div className="relative border-b border-line">{row}</div>
  return (
    <div
      data-tab-bar
      className={classNames(
        'sticky z-20 -mx-3 flex border-b border-line bg-paper px-3 md:-mx-1 md:px-1',
        STAYS[staysIn],
      )}
    >
      <div className={classNames('relative min-w-0 grow', Boolean(aside) && 'mr-10')}>{row}</div>
      {aside}
    </div>
  )
}

interface ListProps<Id extends string> extends Pick<TabBarProps<Id>, 'label' | 'tabs'> {
  readonly list: RefObject<HTMLDivElement | null>
}

function List<Id extends string>({ label, tabs, list }: ListProps<Id>) {
  return (
    <Radix.List ref={list} aria-label={label} className={STRIP} {...NO_RING_ON_PRESS}>
      {tabs.map(({ id, label: text, count }) => (
        <Radix.Trigger key={id} value={id} className={TAB}>
          {text}
          {count !== undefined && <Count count={count} />}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
}

function Count({ count }: { readonly count: number }) {
  return (
    <>
      {' '}
      <span className="figures text-xs font-medium">({count})</span>
    </>
  )
}

/** A strip may be wider than its place: the chosen tab is scrolled into view. */
function useChosenInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (strip && tab && chosen !== '') centreInStrip(strip, tab)
  }, [chosen])
  return list
}
