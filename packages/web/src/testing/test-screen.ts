import { vi } from 'vitest'
import { WIDE } from '../ui/use-media.ts'

let width: 'large' | 'small' = 'small'
const listeners = new Set<() => void>()

/** Large screens show the slip beside the page and the long form of sign-up. */
export function turnScreen(to: 'large' | 'small'): void {
  width = to
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === WIDE && width === 'large'
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  for (const listener of listeners) listener()
}
