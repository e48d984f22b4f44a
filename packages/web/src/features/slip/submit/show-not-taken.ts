import { readPrefs } from '../../../prefs/prefs-store.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { slipTexts } from '../slip-texts.ts'

/** Explains why a clicked selection was not added; loaded only then. */
export function showBusy(): void {
  showToast('info', slipTexts[readPrefs().language].busy)
}

export function showFull(selectionsMax: number): void {
  showToast('error', slipTexts[readPrefs().language].full(selectionsMax))
}
