/** True when what had the focus is gone and nothing has taken it since. */
export const isFocusLost = () => document.activeElement === document.body

/** The content of the page takes the focus, as on a page that has just been loaded. */
export function focusContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true })
}
