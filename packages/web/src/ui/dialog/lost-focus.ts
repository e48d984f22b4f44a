/** True when the focused element is gone and no other has taken the focus since. */
export const isFocusLost = () => document.activeElement === document.body

/** The content of the page takes the focus, as on a freshly loaded page. */
export function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
