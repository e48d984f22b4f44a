import type { OddFact } from '../../../live/live.ts'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { loadSlipStorage } from './slip-store.ts'

const loadToggle = () => import('./toggle-selection.ts')

/**
 * Fetches what a player's first click needs, so that it does not have to, and what stands in for a
 * slip that fails. What does not come is asked for again, and told, when it is needed.
 */
export function prepareSlip(): void {
  void Promise.allSettled([loadToggle(), import('../submit/slip-failure.tsx')])
}

/** A player's click on an odd, which goes into the slip or out of it. */
export async function pressOdd(odd: OddFact): Promise<void> {
  const loaded = await Promise.all([loadToggle(), loadSlipStorage()]).catch(() => null)
  if (loaded === null) return showNotLoaded()
  const [{ toggleSelection }] = loaded
  toggleSelection(odd)
}
