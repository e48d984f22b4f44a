import type { Language } from '@caderneta/contract/language'
import { saveLanguage } from '@caderneta/contract/profile/language-call'
import { readBearer } from '../api/bearer.ts'
import { call } from '../api/call.ts'
import { choosePrefs, languageArrival, readPrefs } from '../prefs/prefs-store.ts'
import { refreshSite } from './refresh-site.ts'

/**
 * Switches the language. The page follows at once, and a player's account with it: server messages
 * are in the account's language, which must be that of the page (I18-02).
 */
export function chooseLanguage(language: Language): void {
  choosePrefs({ language })
  void saveToAccount()
  void refreshSite()
}

async function saveToAccount(): Promise<void> {
  await languageArrival()
  if (readBearer() === null) return
  await call(saveLanguage, { language: readPrefs().language })
}
