import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { call } from '../api/call.ts'
import { isFailure } from '../api/failure.ts'
import { languageArrival } from '../prefs/prefs-store.ts'
import { readSite, showSite } from './site-store.ts'

/**
 * The names of sports, markets and slides come from the server in the caller's language, so a
 * change of language refetches them; without the token, since with a session the account's language
 * applies. The client's settings stay: they may be the player's.
 */
export async function refreshSite(): Promise<void> {
  await languageArrival()
  const base = await call(readPublicBase, {}, { isAnonymous: true })
  const site = readSite()
  if (isFailure(base) || !site) return
  showSite({ ...base.value, client: site.client })
}
