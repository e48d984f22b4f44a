import { logOut, readClientSettings } from '@caderneta/contract/accounts/account-calls'
import { onBearerUse } from '../../api/bearer.ts'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { showFailure } from '../../api/show-failure.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import type { Page } from '../../root/page.ts'
import { showToast } from '../../ui/toast/toast-queue.ts'
import { closeWarning, openStep, openWarning } from './session-dialog-store.ts'
import { readStoredToken, USED_KEY } from './session-storage.ts'
import { dropSession, onSession, readSession } from './session-store.ts'
import { sessionTexts } from './session-texts.ts'

/**
 * The end of an unused session (decision 0008). The server counts from its last call, and so does
 * this: calls of every tab, shared by local storage, which a suspended tab reads on resuming before
 * it trusts its own clock.
 */

/** How long before its end the page shows the warning. */
export const WARNING_MS = 60_000
const TICK_MS = 1000

interface Clock {
  usedAt: number
  timer: ReturnType<typeof setTimeout> | undefined
  isWatching: boolean
}

declare module '../../root/page.ts' {
  interface Page {
    readonly inactivity: Clock
  }
}

function readUsedAt(page: Pick<Page, 'inactivity'>): number {
  const { usedAt } = page.inactivity
  try {
    return Math.max(usedAt, Number(localStorage.getItem(USED_KEY)) || 0)
  } catch {
    return usedAt
  }
}

function noteUse(page: Page, sentAt: number): void {
  page.inactivity.usedAt = sentAt
  try {
    localStorage.setItem(USED_KEY, String(sentAt))
  } catch {
    // Without storage each tab counts on its own.
  }
  look(page)
}

/** The time left of the session, in milliseconds; null while no player is logged in. */
export function readTimeLeft(page: Pick<Page, 'inactivity' | 'session'>): number | null {
  const { inactivitySeconds } = readSession(page)
  if (inactivitySeconds === null) return null
  return readUsedAt(page) + inactivitySeconds * 1000 - Date.now()
}

/** Checks the clock and schedules the next check. */
function look(page: Page): void {
  clearTimeout(page.inactivity.timer)
  const left = readTimeLeft(page)
  if (left === null) return closeWarning(page)
  if (left <= 0) return endIdle(page)
  if (left > WARNING_MS) closeWarning(page)
  else openWarning(page)
  page.inactivity.timer = setTimeout(
    () => look(page),
    left > WARNING_MS ? left - WARNING_MS : Math.min(left, TICK_MS),
  )
}

/** The server's session ends as well: its clock may be a little behind. */
function endIdle(page: Page): void {
  const request = call(page, logOut, {})
  dropSession(page)
  openStep(page, 'idle')
  void request
}

/** Another tab used the session, or ended it. */
function onStorage(page: Page): void {
  if (readSession(page).status === 'player' && readStoredToken() === null) {
    const isIdle = (readTimeLeft(page) ?? 0) <= 0
    dropSession(page)
    if (isIdle) openStep(page, 'idle')
    else showToast(page, 'info', sessionTexts[readPrefs(page).language].leftElsewhere)
  }
  look(page)
}

/** Starts counting for the session that has just begun. */
export function startClock(page: Page): void {
  onBearerUse(page, (sentAt) => noteUse(page, sentAt))
  noteUse(page, Date.now())
  if (page.inactivity.isWatching) return
  page.inactivity.isWatching = true
  onSession(page, () => look(page))
  window.addEventListener('storage', () => onStorage(page))
  document.addEventListener('visibilitychange', () => look(page))
}

/** The player is present: a call informs the server, and its response closes the warning. */
export async function stay(page: Page): Promise<void> {
  const done = await call(page, readClientSettings, {})
  if (isFailure(done) && done.failed !== 'no_session') showFailure(page, done)
}
