import type { Page } from '../../../root/page.ts'
import type { SlipState } from './slip-content.ts'
import { type SelectionUpdate, setSlipPart } from './slip-store.ts'

/** What happens to a slip: loaded with the first selection, not with the first page. */

/** Writes the slip to storage before any other reader sees it (decision 0003; SEC-13). */
export function changeSlip(
  page: Pick<Page, 'slip' | 'slipRestoring'>,
  next: (slip: SlipState) => SlipState,
): void {
  const { player, slip: before, isShortOfCash } = page.slip.read()
  if (player === null) return
  const slip = next(before)
  page.slipRestoring.storage?.keepSlip(player, slip)
  // The notice concerns the stakes of this slip: an emptied one has none.
  const isStillShort = isShortOfCash && slip.selections.length > 0
  setSlipPart(page, { slip, isStakeMissing: false, isShortOfCash: isStillShort })
}

export function updateSelections(
  page: Pick<Page, 'slip'>,
  updates: Iterable<readonly [number, SelectionUpdate]>,
): void {
  const { updateBySelection } = page.slip.read()
  setSlipPart(page, { updateBySelection: new Map([...updateBySelection, ...updates]) })
}

export function showShortOfCash(page: Pick<Page, 'slip'>, isShortOfCash: boolean): void {
  setSlipPart(page, { isShortOfCash })
}

export function markMissingStakes(page: Pick<Page, 'slip'>): void {
  setSlipPart(page, { isStakeMissing: true })
}
