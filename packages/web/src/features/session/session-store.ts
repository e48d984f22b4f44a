import type { UserWire } from '@caderneta/contract/accounts/accounts'
import type { PrefsWire } from '@caderneta/contract/accounts/prefs'
import type { SessionLimitWire } from '@caderneta/contract/accounts/sessions'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import { setBearer } from '../../api/bearer.ts'
import { choosePrefs, readPrefs } from '../../prefs/prefs-store.ts'
import { Listeners } from '../../root/listeners.ts'
import { type Page, usePage } from '../../root/page.ts'
import { Store, useStore } from '../../root/store.ts'
import { clearStorage, dropToken, storeToken } from './session-storage.ts'

interface NoPlayer {
  readonly status: 'checking' | 'visitor'
  readonly token: null
  readonly user: null
  readonly prefs: null
  readonly inactivitySeconds: null
  readonly isExcluded: false
}

interface Player {
  readonly status: 'player'
  readonly token: string
  readonly user: UserWire
  readonly prefs: PrefsWire
  /** The session ends after this much inactivity, counted by the server. */
  readonly inactivitySeconds: number
  /** Cannot bet or deposit, and is shown no promotions. */
  readonly isExcluded: boolean
}

/** Who uses the page: not known yet, a visitor, or a player with a session. */
type Session = NoPlayer | Player

/**
 * The player in the response of `login` and `base_auth`; an address only if there is one (SES-03).
 */
export interface SessionStart {
  readonly token: string
  readonly user: Pick<UserWire, 'info'> & Partial<Pick<UserWire, 'address'>>
  readonly prefs: PrefsWire
  readonly wallet: WalletWire
  readonly session: SessionLimitWire
  readonly isExcluded: boolean
}

const NO_PLAYER = {
  token: null,
  user: null,
  prefs: null,
  inactivitySeconds: null,
  isExcluded: false,
} as const

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

interface SessionState {
  readonly store: Store<Session>
  readonly listeners: Listeners<SessionStart | null>
}

declare module '../../root/page.ts' {
  interface Page {
    readonly session: SessionState
  }
}

export const makeSession = (): SessionState => ({
  store: new Store<Session>({ status: 'checking', ...NO_PLAYER }),
  listeners: new Listeners(),
})

/** Notifies other features of each session that starts, and of its end (null). */
export function onSession(
  page: Pick<Page, 'session'>,
  listener: (start: SessionStart | null) => void,
): () => void {
  return page.session.listeners.add(listener)
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

function becomeVisitor(page: Pick<Page, 'bearer' | 'session'>): void {
  setBearer(page, null)
  page.session.store.set({ status: 'visitor', ...NO_PLAYER })
  page.session.listeners.notify(null)
}

/** A logout: nothing stays in the browser. */
export function endSession(page: Pick<Page, 'bearer' | 'session'>): void {
  clearStorage()
  becomeVisitor(page)
}

/** The server ended the session, or there was none: the player's data in this browser stays. */
export function dropSession(page: Pick<Page, 'bearer' | 'session'>): void {
  dropToken()
  becomeVisitor(page)
}

export function readSession(page: Pick<Page, 'session'>): Session {
  return page.session.store.read()
}

/**
 * Acts once it is known who uses the page: at once, but for the first moments of a visit. What is
 * pressed while a session is checked is not lost.
 */
export function whenKnown(
  page: Pick<Page, 'session'>,
  act: (status: 'visitor' | 'player') => void,
): void {
  const { status } = readSession(page)
  if (status !== 'checking') return act(status)
  const stop = onSession(page, (start) => {
    stop()
    act(start === null ? 'visitor' : 'player')
  })
}

export function useSession(): Session {
  const page = usePage()
  return useStore(page.session.store)
}
