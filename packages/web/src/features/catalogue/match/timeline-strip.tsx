import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { TimelineTexts } from '../../../texts/timeline-texts.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { EventTexts } from './event-texts.tsx'
import type { TimelineEvent } from './timeline-events.ts'

interface TimelineStripProps {
  readonly events: readonly TimelineEvent[]
  readonly own: TimelineTexts
  /** Of what is counted beside the events. */
  readonly counts: ReactNode
}

const EVENTS_IN_STRIP = 5

const STRIP = {
  box: 'no-scrollbar overflow-x-auto',
  list: 'gap-4 pl-3',
  counts: 'shrink-0 pl-1 *:flex-nowrap *:pb-0 *:whitespace-nowrap',
  event: 'shrink-0 whitespace-nowrap',
} as const

const WHOLE = {
  box: 'flex-wrap overflow-clip',
  list: 'order-last w-full flex-col px-3 pb-1',
  counts: 'min-w-0 grow basis-0 *:px-3 *:py-2',
  event: 'border-t border-line py-1.5',
} as const

/** On a phone: one line that scrolls sideways, the latest event in sight, or all of them below. */
export function TimelineStrip({ events, own, counts }: TimelineStripProps) {
  const [isWhole, setIsWhole] = useState(false)
  const listId = useId()
  const box = useLatestInSight(events.length)
  const look = isWhole ? WHOLE : STRIP
  return (
    <div
      ref={box}
      data-timeline
      className={classNames('relative flex items-center rounded-[inherit] text-sm', look.box)}
    >
      <ol id={listId} className={classNames('flex', look.list)}>
        {(isWhole ? events : events.slice(0, EVENTS_IN_STRIP)).map((event) => (
          <li key={event.number} className={classNames('flex items-baseline gap-2', look.event)}>
            <EventTexts event={event} own={own} />
          </li>
        ))}
      </ol>
      <div className={look.counts}>{counts}</div>
      <button
        type="button"
        aria-expanded={isWhole}
        aria-controls={listId}
        aria-label={isWhole ? own.fewer : own.all(events.length)}
        onClick={() => setIsWhole(!isWhole)}
        className="sticky right-0 ml-auto grid h-9 w-11 shrink-0 place-items-center bg-surface text-muted shadow-[-8px_0_8px_-4px_var(--surface)] -outline-offset-2"
      >
        <Icon name="chevron-down" size={18} className={isWhole ? 'rotate-180' : ''} />
      </button>
    </div>
  )
}

/** The latest event is the first of the line: another one moves the line back to its beginning. */
function useLatestInSight(count: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current && count > 0) box.current.scrollLeft = 0
  }, [count])
  return box
}
