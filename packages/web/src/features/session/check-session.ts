import { baseUnauthReply } from '@caderneta/contract/site'
import { onDisconnect, setBearer } from '../../api/bearer.ts'
import { call, failureOf } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { onPlayerMessage } from '../../live/live.ts'
import { showSite, showSiteFailure } from '../../site/site-store.ts'
import { openStep } from './session-dialog-store.ts'
import { readStoredToken } from './session-storage.ts'
import { dropSession, onSession, readSession } from './session-store.ts'

/** Whoever logs in has it ready for the next start. */
export const loadFetchBase = () => import('./fetch-base.ts')

/**
 * The check at the app's start: a stored token is shown to the server, and who has none, or whose
 * session has ended, gets the public data. Routes wait for it (SES-09 to SES-12).
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
  // No answer is no reason to log anybody out: the token stays, and the page offers to retry.
  if (failure) showSiteFailure(failure, () => void checkSession())
}

async function showPublicSite(): Promise<void> {
  dropSession()
  const base = await call('base_unauth', {}, baseUnauthReply)
  if (isFailure(base)) showSiteFailure(base, () => void showPublicSite())
  else showSite(base.value)
}

/** Whatever call or push says that the session is over: a visitor again, asked to log in. */
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

/** A session that nobody uses comes to its end; its clock is loaded with the first session. */
export function watchInactivity(): () => void {
  return onSession((start) => {
    if (start) void import('./inactivity.ts').then(({ startClock }) => startClock())
  })
}
