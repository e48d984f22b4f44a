import { useLayoutEffect, useRef } from 'react'

/**
 * While a dialog is open, the root names its position for the styles of the page around it. They
 * could look for the dialog by `html:has()`, but then whatever appears anywhere, such as the bar of
 * the slip at the first price, restyles every element of the page.
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
