import { kept } from '../root/root.ts'
import { Store, useStore } from '../root/store.ts'
import type { MarketNames } from './market-names.ts'

/** Names of markets beyond the lists, in one language; null until a page has loaded them. */
export const lateNames = kept(() => new Store<MarketNames | null>(null))

export function useLateNames(): MarketNames | null {
  return useStore(lateNames())
}
