import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { onDisconnect, setBearer } from '../../api/bearer.ts'
import { call, failureOf } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { onPlayerMessage } from '../../live/live.ts'
import type { Page } from '../../root/page.ts'
import { showSite, showSiteFailure } from '../../site/site-store.ts'
import { openStep } from './session-dialog-store.ts'
import { readStoredToken } from './session-storage.ts'
import { dropSession, onSession, readSession } from './session-store.ts'

/** Set by a login for the next start. */
export const loadFetchBase = () => import('./fetch-base.ts')

/**
 * The check at the app's start: a stored token is sent to the server; without one, or when the
 * session has ended, the public data is loaded. Routes wait for it (SES-09 to SES-12).
 */
export async function checkSession(page: Page): Promise<void> {
  const token = readStoredToken()
  if (token === null) return showPublicSite(page)
  setBearer(page, token)
  const failure = await loadFetchBase().then(
    ({ fetchBase }) => fetchBase(page, token),
    () => failureOf(page, 'no_connection'),
  )
  if (failure?.failed === 'no_session') return showPublicSite(page)
  // No response is no reason to log out: the token stays, and the page offers a retry.
  if (failure) showSiteFailure(page, failure, () => void checkSession(page))
}

async function showPublicSite(page: Page): Promise<void> {
  dropSession(page)
  const base = await call(page, readPublicBase, {})
  if (isFailure(base)) showSiteFailure(page, base, () => void showPublicSite(page))
  else showSite(page, base.value)
}

/** Any call or push may report that the session is over: a visitor again, prompted to log in. */
export function watchDisconnect(page: Page): () => void {
  const stopCalls = onDisconnect(page, () => turnAway(page))
  const stopPushes = onPlayerMessage(
    page,
    (message) => message.type === 'disconnect' && turnAway(page),
  )
  return () => {
    stopCalls()
    stopPushes()
  }
}

function turnAway(page: Page): void {
  if (readSession(page).status !== 'player') return
  dropSession(page)
  openStep(page, 'expired')
}

/** An unused session ends; its timer is loaded with the first session. */
export function watchInactivity(page: Page): () => void {
  return onSession(page, (start) => {
    if (start) void import('./inactivity.ts').then(({ startClock }) => startClock(page))
  })
}
