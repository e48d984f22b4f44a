import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { useDialogFocus } from './dialog-focus.ts'
import { useBackCloses } from './use-back-closes.ts'
import { useDialogMark } from './use-dialog-mark.ts'

const POSITIONS = {
  centre: 'appear inset-x-4 top-1/2 mx-auto max-w-md -translate-y-1/2 rounded-card max-h-[92dvh]',
  bottom:
    'rise inset-x-0 bottom-0 max-h-[calc(100dvh-5rem)] scroll-pb-28 rounded-t-2xl pb-[env(safe-area-inset-bottom)]',
  left: 'inset-y-0 left-0 w-80 max-w-[85vw]',
  right: 'appear-from-right inset-y-0 right-0 w-88 max-w-[90vw]',
} as const

interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** The title is read but not shown: the content shows its own. */
  readonly isTitleHidden?: boolean
  readonly closeLabel: string
  /** Rendered in the header between the title and the close button. */
  readonly aside?: ReactNode
  readonly position?: keyof typeof POSITIONS
  readonly children: ReactNode
}

/** One line beside other content, even on the narrowest phone. */
function titleClass(isHidden: boolean, isShared: boolean): string {
  if (isHidden) return 'sr-only'
  return isShared ? 'text-sm font-bold whitespace-nowrap sm:text-lg' : 'text-lg font-bold'
}

/**
 * A modal dialog: focus stays inside, Escape and a click outside close it, and so does the back
 * button when it slides in from an edge; focus is restored. Radix's own overlay is not used because
 * it writes a style element, which the site's policy refuses.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, position = 'centre' } = props
  useBackCloses(isOpen && position !== 'centre', onClose)
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 bg-veil" />
        <Content {...props} />
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A toast is above the dialog and has buttons of its own, such as that of a reference. */
function keepForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]'))
    event.preventDefault()
}

function Content(props: DialogProps) {
  const { title, isTitleHidden, closeLabel, aside, position = 'centre', children } = props
  const focus = useDialogFocus()
  const dialog = useDialogMark()
  return (
    <Radix.Content
      ref={dialog}
      data-dialog={position}
      aria-describedby={undefined}
      onPointerDownOutside={keepForToast}
      {...focus}
      className={classNames(
        'fixed z-50 flex flex-col overflow-y-auto scroll-pt-16 bg-surface text-ink shadow-high outline-none',
        POSITIONS[position],
      )}
    >
      <div
        className={classNames(
          'sticky top-0 z-10 flex items-center justify-between gap-2 bg-surface py-2 pr-1',
          // A sheet contains lists, whose edge is closer to that of the screen.
          position === 'bottom' ? 'pl-3' : 'pl-5',
        )}
      >
        <Radix.Title className={titleClass(isTitleHidden === true, aside !== undefined)}>
          {title}
        </Radix.Title>
        {aside}
        <Radix.Close
          aria-label={closeLabel}
          className={classNames(
            'grid size-11 place-items-center rounded-control hover:bg-sunken',
            aside === undefined && 'ml-auto',
          )}
        >
          <Icon name="close" />
        </Radix.Close>
      </div>
      {children}
    </Radix.Content>
  )
}
