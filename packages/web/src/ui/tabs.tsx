import { Tabs as Radix } from 'radix-ui'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { centreInStrip } from './centre-in-strip.ts'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
  /** How much is behind it; smaller than the name, so that many tabs fit in a row. */
  readonly count?: number
}

interface TabsProps<Id extends string> {
  /** The accessible name of the tab list. */
  readonly label: string
  readonly tabs: readonly Tab<Id>[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
  readonly children: ReactNode
}

/** Scrollable by touch; for a mouse it wraps into a second row. */
const STRIP =
  'no-scrollbar strip-fade flex gap-x-1 overflow-x-auto border-b border-line ' +
  'md:not-touch:flex-wrap'

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

/** One tab stop, the chosen tab; arrows choose. The library would make the panel another one. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, chosen, onChoose, children } = props
  const list = useChosenInSight(chosen)
  const onValueChange = (value: string) => {
    const tab = tabs.find(({ id }) => id === value)
    if (tab) onChoose(tab.id)
  }
  return (
    <Radix.Root value={chosen} onValueChange={onValueChange}>
      <Radix.List ref={list} aria-label={label} className={STRIP} {...NO_RING_ON_PRESS}>
        {tabs.map(({ id, label: text, count }) => (
          <Radix.Trigger key={id} value={id} className={TAB}>
            {text}
            {count !== undefined && <Count count={count} />}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={chosen} tabIndex={undefined} className="pt-2 md:pt-3">
        {children}
      </Radix.Content>
    </Radix.Root>
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

/** On a phone the tabs are wider than the screen: the chosen one is scrolled into view. */
function useChosenInSight(chosen: string) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = list.current
    const tab = strip?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (strip && tab && chosen !== '') centreInStrip(strip, tab)
  }, [chosen])
  return list
}
