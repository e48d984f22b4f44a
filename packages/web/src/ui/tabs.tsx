import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { centreInStrip } from './centre-in-strip.ts'
import { classNames } from './class-names.ts'

interface Tab<Id extends string> {
  readonly id: Id
  readonly label: string
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

const STEP_BY_KEY: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function nextIndex(key: string, index: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEP_BY_KEY[key]
  return step === undefined ? null : (index + step + count) % count
}

/** Tabs after the ARIA pattern: one tab stop, arrows choose, the panel is named by its tab. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, chosen, onChoose, children } = props
  const id = useId()
  const list = useChosenInSight(chosen)

  const onKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex((tab) => tab.id === chosen)
    const next = nextIndex(event.key, index, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab || next === null) return
    event.preventDefault()
    onChoose(tab.id)
    list.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown} className={STRIP}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            base={id}
            tab={tab}
            isChosen={tab.id === chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="pt-3">
        {children}
      </div>
    </div>
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

interface TabButtonProps<Id extends string> {
  readonly base: string
  readonly tab: Tab<Id>
  readonly isChosen: boolean
  readonly onChoose: (id: Id) => void
}

function TabButton<Id extends string>({ base, tab, isChosen, onChoose }: TabButtonProps<Id>) {
  return (
    <button
      type="button"
      role="tab"
      id={`${base}-${tab.id}`}
      aria-selected={isChosen}
      aria-controls={`${base}-panel`}
      tabIndex={isChosen ? 0 : -1}
      onClick={() => onChoose(tab.id)}
      className={classNames(
        'min-h-11 shrink-0 border-b-[3px] px-3 font-semibold -outline-offset-2',
        isChosen ? 'border-gold text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {tab.label}
    </button>
  )
}
