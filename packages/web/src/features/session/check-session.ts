import { readPublicBase } from '@caderneta/contract/accounts/session-calls'
import * as z from 'zod/mini'
import { onDisconnect, setBearer } from '../../api/bearer.ts'
import { call, failureOf } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { takePreloaded } from '../../api/preloaded-responses.ts'
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
  const isShown = showPreloadedSite(page)
  if (token === null) return isShown ? dropSession(page) : showPublicSite(page)
  setBearer(page, token)
  const failure = await loadFetchBase().then(
    ({ fetchBase }) => fetchBase(page, token),
    () => failureOf(page, 'no_connection'),
  )
  if (failure?.failed === 'no_session') return isShown ? dropSession(page) : showPublicSite(page)
  // No response is no reason to log out: the token stays, and the page offers a retry.
  if (failure) showSiteFailure(page, failure, () => void checkSession(page))
}

/** What came with the page is the same for all: a player has it until the session is checked. */
export function showPreloadedSite(page: Page): boolean {
  const reply = takePreloaded(page, readPublicBase.path, [])
  const read = z.safeParse(readPublicBase.response, reply)
  if (read.success) showSite(page, read.data)
  return read.success
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
