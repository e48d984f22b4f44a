import { vi } from 'vitest'

/** What jsdom lacks: media queries (none matches but those given) and scrolling. */
export function stubBrowser(matching: readonly string[] = []): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: matching.includes(query),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('scrollTo', () => {})
}
