import { useLayoutEffect, useRef } from 'react'

/**
 * While a dialog is open, the root names its position for the styles of the page around it, as
 * `useRootMark` does; one dialog may be over another. It also has the width of the scrollbar that
 * the lock of the page's scroll removes: the dialog reaches the edge, and the page keeps its place.
 */
export function useDialogMark() {
  const dialog = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = dialog.current
    markRoot(own)
    return () => markRoot([...document.querySelectorAll(OPEN)].findLast((one) => one !== own))
  }, [])
  return dialog
}

const SCROLLBAR = '--scrollbar'
const OPEN = '[data-dialog]:not(html)'

/** By the uppermost dialog, or by none. */
function markRoot(dialog: Element | null | undefined): void {
  const root = document.documentElement
  const position = dialog?.getAttribute('data-dialog')
  if (!position) {
    delete root.dataset.dialog
    root.style.removeProperty(SCROLLBAR)
    return
  }
  if (!root.dataset.dialog) keepScrollbarRoom(root)
  root.dataset.dialog = position
}

/** Not set where nothing is removed, as on a phone: the property restyles the whole page. */
function keepScrollbarRoom(root: HTMLElement): void {
  const width = window.innerWidth - root.clientWidth
  if (width > 0) root.style.setProperty(SCROLLBAR, `${width}px`)
}
