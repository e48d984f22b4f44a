import { useRef } from 'react'
import { focusContent, isFocusLost } from './lost-focus.ts'

/** A form says where to begin; without such a mark the close button is first. */
function focusWanted(event: Event): void {
  const wanted = document.querySelector<HTMLElement>('[data-dialog] [data-autofocus]')
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
}

/**
 * Where the focus goes when a dialog opens, and when it closes: back to what it was opened from.
 * Radix returns it to a trigger of its own only, and would leave it nowhere.
 */
export function useDialogFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement
      focusWanted(event)
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      // A page that came meanwhile has taken the focus to its content.
      if (!isFocusLost()) return
      const { current } = opener
      const isThere = current?.isConnected && current !== document.body
      if (isThere && current instanceof HTMLElement) current.focus({ preventScroll: true })
      else focusContent()
    },
  }
}
