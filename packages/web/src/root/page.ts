import { createContext, useContext } from 'react'
import type { ServerClock } from './server-clock.ts'

/**
 * What the page keeps while it is open. A module declares what it adds (`declare module`), and
 * `app/create-page.ts` constructs all of it. Components get it from the context; every other
 * function receives what it needs of it.
 */
export interface Page {
  readonly clock: ServerClock
}

export const PageContext = createContext<Page | null>(null)

export function usePage(): Page {
  const page = useContext(PageContext)
  if (page === null) throw new Error('no page around the component')
  return page
}
