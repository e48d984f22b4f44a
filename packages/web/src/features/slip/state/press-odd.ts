import type { OddFact } from '../../../live/live.ts'
import type { Page } from '../../../root/page.ts'
import { showNotLoaded } from '../../../routing/show-not-loaded.ts'
import { loadSlipStorage } from './slip-store.ts'

/**
 * Prefetches the code of a player's first click, and the fallback for a slip that fails. A failed
 * prefetch is retried, and reported, when the code is needed.
 */
export async function prepareSlip({ slipCode }: Pick<Page, 'slipCode'>): Promise<void> {
  await Promise.allSettled([slipCode.toggle(), slipCode.failure()])
}

/** A player's click on odds, which adds the selection to the slip or removes it. */
export async function pressOdd(page: Page, odd: OddFact): Promise<void> {
  const loaded = await Promise.all([page.slipCode.toggle(), loadSlipStorage(page)]).catch(
    () => null,
  )
  if (loaded === null) return showNotLoaded(page)
  const [{ toggleSelection }] = loaded
  toggleSelection(page, odd)
}
