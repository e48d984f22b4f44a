import { readOwnBase } from '@caderneta/contract/accounts/account-calls'
import { call } from '../../api/call.ts'
import { type Failure, isFailure } from '../../api/failure.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import type { Page } from '../../root/page.ts'
import { refreshSite } from '../../site/refresh-site.ts'
import { showSite } from '../../site/site-store.ts'
import { restoreSession } from './player-session.ts'

/** Loads the data of a stored token's player; not part of a visitor's bundle. */
export async function fetchBase(page: Page, token: string): Promise<Failure | null> {
  const base = await call(page, readOwnBase, {})
  if (isFailure(base)) return base
  const { menu, markets, dashboard, competitions, client } = base.value
  const { user, prefs, wallet, session, isExcluded } = base.value
  showSite(page, { menu, markets, dashboard, competitions, client })
  restoreSession(page, { token, user, prefs, wallet, session, isExcluded })
  // The names came in the account's language; the page may have been switched since.
  if (prefs.language !== readPrefs(page).language) void refreshSite(page)
  return null
}
