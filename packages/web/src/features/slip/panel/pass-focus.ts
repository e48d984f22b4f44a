import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Page, usePage } from '../../../root/page.ts'
import { focusContent, isFocusLost } from '../../../ui/dialog/lost-focus.ts'
import { readSlipState } from '../state/slip-store.ts'

declare module '../../../root/page.ts' {
  interface Page {
    /** True while the focused element is unmounted and its replacement is not mounted yet. */
    readonly slipFocus: { isPassing: boolean }
  }
}

/**
 * The button, the wait and the receipt replace each other: an unmounting one that has the focus
 * passes it to the next, so that a keyboard stays in the slip. A focus elsewhere stays there.
 */
export function usePassedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const page = usePage()
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    const passed = page.slipFocus
    if (passed.isPassing) element?.focus()
    passed.isPassing = false
    // Runs before the element is removed: afterwards it is unknown what had the focus.
    return () => {
      passed.isPassing = element?.contains(document.activeElement) === true
      // Only an element mounted in the same commit is its replacement.
      queueMicrotask(() => {
        passed.isPassing = false
      })
    }
  }, [page])
  return ref
}

/** An emptied slip unmounts with the focused element: the page content takes the focus instead. */
export function leaveEmptySlip(page: Pick<Page, 'slip'>): void {
  setTimeout(() => {
    if (isFocusLost() && readSlipState(page).selections.length === 0) focusContent()
  })
}
