import { useRef } from 'react'
import { focusContent, isFocusLost } from './lost-focus.ts'

/** A form marks its initial focus; without such a mark the close button gets it. */
function focusWanted(event: Event): void {
  const wanted = document.querySelector<HTMLElement>('[data-dialog] [data-autofocus]')
  if (!wanted) return
  event.preventDefault()
  wanted.focus()
}

/**
 * The focus when a dialog opens, and when it closes: back to the element it was opened from. Radix
 * returns it only to its own trigger, and would lose it otherwise.
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
      // A page opened meanwhile has taken the focus to its content.
      if (!isFocusLost()) return
      const { current } = opener
      const isThere = current?.isConnected && current !== document.body
      if (isThere && current instanceof HTMLElement) current.focus({ preventScroll: true })
      else focusContent()
    },
  }
}
