import { newRequestKey } from '../../../api/request-key.ts'
import { emptySlip } from './empty-slip.ts'
import type { SlipState } from './slip-state.ts'

/** The slip that another tab left in storage: null where it was placed or emptied there. */
interface OtherTab {
  readonly kept: SlipState | null
  /** A stake is being typed here: then this tab is the one that tells the other. */
  readonly isTypedHere: boolean
}

/** What a tab shows after another one has written the slip down. */
export function slipAfterOtherTab(shown: SlipState, { kept, isTypedHere }: OtherTab): SlipState {
  if (isTypedHere) return kept === null ? { ...shown, slipId: newRequestKey() } : shown
  if (kept !== null) {
    // What is folded here stays so; another number of bets unfolds it as a click here would.
    const isSameLong = kept.selections.length === shown.selections.length
    return { ...kept, isMinimised: isSameLong ? shown.isMinimised : kept.isMinimised }
  }
  // The key was used up there, unless what stands here is the receipt.
  return shown.phase.step === 'placed' ? shown : emptySlip(newRequestKey())
}

/** True while the person types a stake in this very tab. */
export function isStakeTyped(): boolean {
  return document.hasFocus() && document.activeElement?.hasAttribute('data-stake') === true
}
