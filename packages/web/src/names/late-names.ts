import { usePage } from '../root/page.ts'
import { type Store, useStore } from '../root/store.ts'
import type { MarketNames } from './market-names.ts'

declare module '../root/page.ts' {
  interface Page {
    /** Names of markets beyond the lists, in one language; null until they are loaded. */
    readonly lateNames: Store<MarketNames | null>
  }
}

export function useLateNames(): MarketNames | null {
  const page = usePage()
  return useStore(page.lateNames)
}
