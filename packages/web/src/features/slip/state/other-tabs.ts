import { newRequestKey } from '../../../api/request-key.ts'
import { emptySlip } from './empty-slip.ts'
import type { SlipState } from './slip-content.ts'

/** The slip that another tab stored: null where it was placed or emptied there. */
interface OtherTab {
  readonly kept: SlipState | null
  /** A stake is being typed here: then this tab is the one that updates the other. */
  readonly isTypedHere: boolean
}

/** The state of a tab after another one has stored the slip. */
export function slipAfterOtherTab(shown: SlipState, { kept, isTypedHere }: OtherTab): SlipState {
  if (isTypedHere) return kept === null ? { ...shown, slipId: newRequestKey() } : shown
  if (kept !== null) {
    // A slip minimised here stays so; another number of bets expands it as a click here would.
    const isSameLong = kept.selections.length === shown.selections.length
    return { ...kept, isMinimised: isSameLong ? shown.isMinimised : kept.isMinimised }
  }
  // The key was used up there, unless this tab shows the receipt.
  return shown.phase.step === 'placed' ? shown : emptySlip(newRequestKey())
}

/** True while a stake is being typed in this very tab. */
export function isStakeTyped(): boolean {
  return document.hasFocus() && document.activeElement?.hasAttribute('data-stake') === true
}
