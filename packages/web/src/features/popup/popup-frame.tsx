import { type ReactNode, type RefObject, useEffect } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'

interface PopupFrameProps {
  readonly element: RefObject<HTMLDialogElement | null>
  readonly title: string
  readonly closeLabel: string
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** Only the backdrop is the dialog itself: all content is inside its one child. */
function closeOnVeil(this: HTMLDialogElement, event: Event): void {
  if (event.target === this) this.close()
}

/** On a low screen the first button is below the fold: the title must be visible first. */
function open(dialog: HTMLDialogElement): void {
  dialog.addEventListener('click', closeOnVeil)
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus({ preventScroll: true })
}

/**
 * The browser's own modal dialog: it traps focus, closes on Escape and returns the focus. The
 * dialog of ui/ would add ten kilobytes to every first visit.
 */
export function PopupFrame(props: PopupFrameProps) {
  const { element, title, closeLabel, onClosed, children } = props
  useEffect(() => {
    if (element.current && !element.current.open) open(element.current)
  }, [element])
  return (
    <dialog
      ref={element}
      aria-label={title}
      onClose={onClosed}
      className="appear m-auto max-h-[92dvh] w-[calc(100%-2rem)] max-w-md overflow-y-auto rounded-card bg-surface text-ink shadow-high outline-none backdrop:bg-veil"
    >
      <div>
        <div className="flex items-center justify-between gap-2 py-2 pr-2 pl-5">
          <h2 className="text-lg font-bold">{title}</h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={() => element.current?.close()}
            className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
