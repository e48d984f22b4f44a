import { readPrefs } from '../prefs/prefs-store.ts'
import { apiTexts } from '../texts/api-texts.ts'
import { showToast } from '../ui/toast/toast-queue.ts'

/**
 * Says that code of the page could not be fetched: without a connection, or since a new version has
 * taken its place. The words are those of a failed call, which are there from the first visit on.
 */
export function showNotLoaded(): void {
  const texts = apiTexts[readPrefs().language]
  showToast('error', navigator.onLine ? texts.strange_answer : texts.no_connection)
}
