import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusContent, isFocusLost } from '../../../ui/dialog/lost-focus.ts'
import { readSlipState } from '../state/slip-store.ts'

/** True while what had the focus is gone and what comes in its place has not come yet. */
let isPassing = false

/**
 * The button, the wait and the receipt take each other's place: whichever goes with the focus
 * passes it to the next, so that a keyboard stays in the slip. Who has gone elsewhere stays there.
 */
export function usePassedFocus<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const element = ref.current
    if (isPassing) element?.focus()
    isPassing = false
    // Runs before the element is taken out: afterwards nobody knows what had the focus.
    return () => {
      isPassing = element?.contains(document.activeElement) === true
      // Only what comes up in the same rendering takes its place.
      queueMicrotask(() => {
        isPassing = false
      })
    }
  }, [])
  return ref
}

/** A slip that has emptied went with what had the focus: the page takes it, rather than nothing. */
export function leaveEmptySlip(): void {
  setTimeout(() => {
    if (isFocusLost() && readSlipState().selections.length === 0) focusContent()
  })
}
