import { readPrefs } from '../../../prefs/prefs-store.ts'
import type { Page } from '../../../root/page.ts'
import { showToast } from '../../../ui/toast/toast-queue.ts'
import { slipTexts } from '../slip-texts.ts'

/** Explains why a clicked selection was not added; loaded only then. */
export function showBusy(page: Pick<Page, 'prefs' | 'toasts'>): void {
  showToast(page, 'info', slipTexts[readPrefs(page).language].busy)
}

export function showFull(page: Pick<Page, 'prefs' | 'toasts'>, selectionsMax: number): void {
  showToast(page, 'error', slipTexts[readPrefs(page).language].full(selectionsMax))
}
