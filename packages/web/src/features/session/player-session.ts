import type { UserWire } from '@caderneta/contract/accounts/accounts'
import type { PrefsWire } from '@caderneta/contract/accounts/prefs'
import type { SessionLimitWire } from '@caderneta/contract/accounts/sessions'
import { setBearer } from '../../api/bearer.ts'
import { choosePrefs, readPrefs } from '../../prefs/prefs-store.ts'
import type { Page } from '../../root/page.ts'
import { clearStorage, storeToken } from './session-storage.ts'
import { becomeVisitor, readSession, type SessionStart } from './session-store.ts'

/** What happens to the session of a player. A visitor's first page does not load it. */

const NO_ADDRESS: UserWire['address'] = {
  cep: '',
  streetName: '',
  streetNumber: '',
  houseNumber: '',
  apartmentNumber: '',
  city: '',
  state: '',
  countryId: 33,
  countryName: 'Brasil',
}

function begin(page: Pick<Page, 'bearer' | 'session'>, start: SessionStart): void {
  const { token, prefs, isExcluded } = start
  const { inactivitySeconds } = start.session
  const address = start.user.address ?? readSession(page).user?.address ?? NO_ADDRESS
  const user = { info: start.user.info, address }
  setBearer(page, token)
  storeToken(token)
  const known = { token, user, prefs, inactivitySeconds, isExcluded }
  page.session.store.set({ status: 'player', ...known })
  page.session.listeners.notify(start)
}

/** A login: updates state, storage, bearer, the other features and the player's language. */
export function startSession(page: Page, start: SessionStart): void {
  choosePrefs(page, start.prefs)
  begin(page, start)
}

/** A restored session: the language chosen in this browser since then stays (I18-03). */
export function restoreSession(page: Page, start: SessionStart): void {
  choosePrefs(page, { ...start.prefs, language: readPrefs(page).language })
  begin(page, start)
}

/** The player's own account changes, as the server returned them. */
export function replaceUser(page: Pick<Page, 'session'>, user: UserWire): void {
  const session = readSession(page)
  if (session.status === 'player') page.session.store.set({ ...session, user })
}

/**
 * Saved preferences: the page applies them at once, including the language, and the inactivity
 * limit when the reply contains a new one.
 */
export function replacePrefs(
  page: Pick<Page, 'prefs' | 'session'>,
  prefs: PrefsWire,
  limit?: SessionLimitWire,
): void {
  const session = readSession(page)
  choosePrefs(page, prefs)
  if (session.status !== 'player') return
  const inactivitySeconds = limit?.inactivitySeconds ?? session.inactivitySeconds
  page.session.store.set({ ...session, prefs, inactivitySeconds })
}

/** The player excludes herself, or revokes it, here or on another device. */
export function markExcluded(page: Pick<Page, 'session'>, isExcluded: boolean): void {
  const session = readSession(page)
  if (session.status === 'player') page.session.store.set({ ...session, isExcluded })
}

/** A logout: nothing stays in the browser. */
export function endSession(page: Pick<Page, 'bearer' | 'session'>): void {
  clearStorage()
  becomeVisitor(page)
}
