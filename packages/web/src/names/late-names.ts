import { usePage } from '../root/page.ts'
import { type Store, useStore } from '../root/store.ts'
import type { MarketNames } from './market-names.ts'

declare module '../root/page.ts' {
  interface Page {
    /** Names of markets beyond the lists, in one language. */
    readonly lateNames: Store<LateNames>
  }
}

interface LateNames {
  /** Null until they are loaded. */
  readonly names: MarketNames | null
  /** What has no name yet may have one soon. */
  readonly isLoading: boolean
  /** The last attempt, and none since, could not load them. */
  readonly hasFailed: boolean
}

export const NO_LATE_NAMES: LateNames = { names: null, isLoading: false, hasFailed: false }

export function useLateNames(): LateNames {
  const page = usePage()
  return useStore(page.lateNames)
}
