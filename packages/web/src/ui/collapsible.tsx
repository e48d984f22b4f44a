import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'

interface CollapsibleProps {
  /** Rendered in a heading with the button that opens and closes. */
  readonly title: ReactNode
  readonly isOpenAtFirst?: boolean
  readonly level?: 2 | 3
  /** A part of a list, without a card of its own; its header sticks below that of the list. */
  readonly isInList?: boolean
  /** Shown at the end of the header, outside the button. */
  readonly aside?: ReactNode
  /** Below the header, also while the content is collapsed. */
  readonly note?: ReactNode
  readonly children: ReactNode
}

const CARD = 'overflow-clip rounded-card border border-line bg-surface shadow-card'

/** Below the header with its ruled line and the list's own header: 44 px on phones, then 36 px. */
const IN_LIST = 'sticky top-[6.4375rem] z-10 bg-sunken'

/** An explicit zero rotation: adding the first transform on a press would cause layout. */
const TURNED = 'rotate-0'

/**
 * A panel under a header that expands and collapses it. Collapsed content is not rendered. A press
 * updates the header at once; the panel, whose rows take a while on a phone, follows in a later
 * paint.
 */
export function Collapsible(props: CollapsibleProps) {
  const { title, isOpenAtFirst = true, level = 2, isInList, aside, note, children } = props
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const isShown = useDeferredValue(isOpen)
  const panelId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={isInList ? '' : CARD}>
      <div className={classNames('flex items-center', isInList && IN_LIST)}>
        <Heading className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
            className={classNames(
              'flex w-full items-center gap-2 px-3 text-left font-semibold -outline-offset-2',
              isInList ? 'min-h-8 md:min-h-7' : 'min-h-11 py-2',
            )}
          >
            <Icon
              name="chevron-down"
              size={18}
              className={`text-muted transition-transform ${isOpen ? TURNED : '-rotate-90'}`}
            />
            {title}
          </button>
        </Heading>
        {aside}
      </div>
      {note}
      <div id={panelId} hidden={!isShown}>
        {isShown && children}
      </div>
    </section>
  )
}
