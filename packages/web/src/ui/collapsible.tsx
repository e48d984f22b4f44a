import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon/icon.tsx'

interface CollapsibleProps {
  /** Rendered in a heading with the button that opens and closes. */
  readonly title: ReactNode
  readonly isOpenAtFirst?: boolean
  readonly level?: 2 | 3
  /** The header sticks below the site's header while its panel scrolls past. */
  readonly isHeadSticky?: boolean
  /** Shown at the end of the header, outside the button. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Below the header and its ruled line: 56 px on phones, 64 px from there on. */
const STICKY = 'sticky top-[3.6875rem] z-10 bg-surface md:top-[4.1875rem]'

/** An explicit zero rotation: adding the first transform on a press would cause layout. */
const TURNED = 'rotate-0'

/**
 * A panel under a header that expands and collapses it. Collapsed content is not rendered. A press
 * updates the header at once; the panel, whose rows take a while on a phone, follows in a later
 * paint.
 */
export function Collapsible(props: CollapsibleProps) {
  const { title, isOpenAtFirst = true, level = 2, isHeadSticky, aside, children } = props
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const isShown = useDeferredValue(isOpen)
  const panelId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="overflow-clip rounded-card border border-line bg-surface shadow-card">
      <div className={classNames('flex items-center', isHeadSticky && STICKY)}>
        <Heading className="min-w-0 grow">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={panelId}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-11 w-full items-center gap-2 px-3 py-2 text-left font-semibold -outline-offset-2"
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
      <div id={panelId} hidden={!isShown}>
        {isShown && children}
      </div>
    </section>
  )
}
