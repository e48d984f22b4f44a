import { vi } from 'vitest'

/** What jsdom lacks of the browser's own dialogs; the real ones are tested in a real browser. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
}

/** What jsdom lacks: media queries (only the passed ones match), scrolling, and never idle. */
export function stubBrowser(matching: readonly string[] = []): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => {})
}
