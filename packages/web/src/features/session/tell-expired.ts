import { readPrefs } from '../../prefs/prefs-store.ts'
import { showToast } from '../../ui/toast-queue.ts'
import { sessionTexts } from './session-texts.ts'

/** Says why the login modal came up by itself; loaded only then. */
export function tellExpired(): void {
  showToast('info', sessionTexts[readPrefs().language].expired)
}
