import { logOut, readClientSettings } from '@caderneta/contract/accounts/account-calls'
import { onBearerUse } from '../../api/bearer.ts'
import { call } from '../../api/call.ts'
import { isFailure } from '../../api/failure.ts'
import { readPrefs } from '../../prefs/prefs-store.ts'
import { kept } from '../../root/root.ts'
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

const clock = kept((): Clock => ({ usedAt: 0, timer: undefined, isWatching: false }))

function readUsedAt(): number {
  const { usedAt } = clock()
  try {
    return Math.max(usedAt, Number(localStorage.getItem(USED_KEY)) || 0)
  } catch {
    return usedAt
  }
}

function noteUse(sentAt: number): void {
  clock().usedAt = sentAt
  try {
    localStorage.setItem(USED_KEY, String(sentAt))
  } catch {
    // Without storage each tab counts on its own.
  }
  look()
}

/** The time left of the session, in milliseconds; null while no player is logged in. */
export function readTimeLeft(): number | null {
  const { inactivitySeconds } = readSession()
  if (inactivitySeconds === null) return null
  return readUsedAt() + inactivitySeconds * 1000 - Date.now()
}

/** Checks the clock and schedules the next check. */
function look(): void {
  clearTimeout(clock().timer)
  const left = readTimeLeft()
  if (left === null) return closeWarning()
  if (left <= 0) return endIdle()
  if (left > WARNING_MS) closeWarning()
  else openWarning()
  clock().timer = setTimeout(look, left > WARNING_MS ? left - WARNING_MS : Math.min(left, TICK_MS))
}

/** The server's session ends as well: its clock may be a little behind. */
function endIdle(): void {
  const request = call(logOut, {})
  dropSession()
  openStep('idle')
  void request
}

/** Another tab used the session, or ended it. */
function onStorage(): void {
  if (readSession().status === 'player' && readStoredToken() === null) {
    const isIdle = (readTimeLeft() ?? 0) <= 0
    dropSession()
    if (isIdle) openStep('idle')
    else showToast('info', sessionTexts[readPrefs().language].leftElsewhere)
  }
  look()
}

/** Starts counting for the session that has just begun. */
export function startClock(): void {
  onBearerUse(noteUse)
  noteUse(Date.now())
  if (clock().isWatching) return
  clock().isWatching = true
  onSession(look)
  window.addEventListener('storage', onStorage)
  document.addEventListener('visibilitychange', look)
}

/** The player is present: a call informs the server, and its response closes the warning. */
export async function stay(): Promise<void> {
  const done = await call(readClientSettings, {})
  if (isFailure(done) && done.failed !== 'no_session') showToast('error', done.msg)
}
