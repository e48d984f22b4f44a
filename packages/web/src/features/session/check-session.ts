import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import { onDisconnect, setBearer } from '../../api/bearer.ts'
import { call, failureOf } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { onPlayerMessage } from '../../live/live.ts'
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
export async function checkSession(): Promise<void> {
  const token = readStoredToken()
  if (token === null) return showPublicSite()
  setBearer(token)
  const failure = await loadFetchBase().then(
    ({ fetchBase }) => fetchBase(token),
    () => failureOf('no_connection'),
  )
  if (failure?.failed === 'no_session') return showPublicSite()
  // No response is no reason to log out: the token stays, and the page offers a retry.
  if (failure) showSiteFailure(failure, () => void checkSession())
}

async function showPublicSite(): Promise<void> {
  dropSession()
  const base = await call(readPublicBase, {})
  if (isFailure(base)) showSiteFailure(base, () => void showPublicSite())
  else showSite(base.value)
}

/** Any call or push may report that the session is over: a visitor again, prompted to log in. */
export function watchDisconnect(): () => void {
  const stopCalls = onDisconnect(turnAway)
  const stopPushes = onPlayerMessage((message) => message.type === 'disconnect' && turnAway())
  return () => {
    stopCalls()
    stopPushes()
  }
}

function turnAway(): void {
  if (readSession().status !== 'player') return
  dropSession()
  openStep('expired')
}

/** An unused session ends; its timer is loaded with the first session. */
export function watchInactivity(): () => void {
  return onSession((start) => {
    if (start) void import('./inactivity.ts').then(({ startClock }) => startClock())
  })
}
