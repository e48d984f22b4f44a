import type { Language } from '@caderneta/contract/language'
import { saveLanguage } from '@caderneta/contract/profile/language-call'
import { readBearer } from '../api/bearer.ts'
import { call } from '../api/call.ts'
import { choosePrefs, languageArrival, readPrefs } from '../prefs/prefs-store.ts'
import type { Page } from '../root/page.ts'
import { refreshSite } from './refresh-site.ts'

/**
 * Switches the language. The page follows at once, and a player's account with it: server messages
 * are in the account's language, which must be that of the page (I18-02).
 */
export function chooseLanguage(page: Page, language: Language): void {
  choosePrefs(page, { language })
  void saveToAccount(page)
  void refreshSite(page)
}

async function saveToAccount(page: Page): Promise<void> {
  await languageArrival(page)
  if (readBearer(page) === null) return
  await call(page, saveLanguage, { language: readPrefs(page).language })
}
