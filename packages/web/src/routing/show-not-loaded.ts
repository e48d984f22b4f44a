import { readPrefs } from '../prefs/prefs-store.ts'
import type { Page } from '../root/page.ts'
import { apiTexts } from '../texts/api-texts.ts'
import { showToast } from '../ui/toast/toast-queue.ts'

/**
 * Reports that code of the page could not be fetched: without a connection, or because a new
 * version has replaced it. The texts are those of a failed call, which are part of the first visit.
 */
export function showNotLoaded(page: Pick<Page, 'prefs' | 'toasts'>): void {
  const texts = apiTexts[readPrefs(page).language]
  showToast(page, 'error', navigator.onLine ? texts.strange_answer : texts.no_connection)
}
