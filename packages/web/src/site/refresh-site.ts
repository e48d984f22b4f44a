import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { call } from '../api/call.ts'
import { isFailure } from '../api/failure.ts'
import { languageArrival } from '../prefs/prefs-store.ts'
import type { Page } from '../root/page.ts'
import { readSite, showSite } from './site-store.ts'

/**
 * The names of sports, markets and slides come from the server in the caller's language, so a
 * change of language refetches them; without the token, since with a session the account's language
 * applies. The client's settings stay: they may be the player's.
 */
export async function refreshSite(page: Page): Promise<void> {
  await languageArrival(page)
  const base = await call(page, readPublicBase, {}, { isAnonymous: true })
  const site = readSite(page)
  if (isFailure(base) || !site) return
  showSite(page, { ...base.value, client: site.client })
}
