import { useLayoutEffect, useRef } from 'react'

/**
 * While a dialog is open, the root names its position for the styles of the page around it, as
 * `useRootMark` does; one dialog may be over another.
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

const OPEN = '[data-dialog]:not(html)'

/** By the uppermost dialog, or by none. */
function markRoot(dialog: Element | null | undefined): void {
  const position = dialog?.getAttribute('data-dialog')
  if (position) document.documentElement.dataset.dialog = position
  else delete document.documentElement.dataset.dialog
}
