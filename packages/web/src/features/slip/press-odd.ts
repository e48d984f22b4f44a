import type { OddFact } from '../../live/live.ts'
import { loadSlipStorage } from './slip-store.ts'

const loadToggle = () => import('./toggle-selection.ts')

/** Fetches what a player's first click needs, so that it does not have to. */
export function prepareSlip(): void {
  void loadToggle()
}

/** A player's click on an odd, which goes into the slip or out of it. */
export async function pressOdd(odd: OddFact): Promise<void> {
  const [{ toggleSelection }] = await Promise.all([loadToggle(), loadSlipStorage()])
  toggleSelection(odd)
}
