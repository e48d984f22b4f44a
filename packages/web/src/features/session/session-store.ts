import type { UserWire } from '@caderneta/contract/accounts/accounts'
import type { PrefsWire } from '@caderneta/contract/accounts/prefs'
import type { SessionLimitWire } from '@caderneta/contract/accounts/sessions'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import { setBearer } from '../../api/bearer.ts'
import { choosePrefs, readPrefs } from '../../prefs/prefs-store.ts'
import { Listeners } from '../../root/listeners.ts'
import { kept } from '../../root/root.ts'
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

const sessionStore = kept(() => new Store<Session>({ status: 'checking', ...NO_PLAYER }))
const listeners = kept(() => new Listeners<SessionStart | null>())

/** Notifies other features of each session that starts, and of its end (null). */
export function onSession(listener: (start: SessionStart | null) => void): () => void {
  return listeners().add(listener)
}

function begin(start: SessionStart): void {
  const { token, prefs, isExcluded } = start
  const { inactivitySeconds } = start.session
  const address = start.user.address ?? readSession().user?.address ?? NO_ADDRESS
  const user = { info: start.user.info, address }
  setBearer(token)
  storeToken(token)
  const known = { token, user, prefs, inactivitySeconds, isExcluded }
  sessionStore().set({ status: 'player', ...known })
  listeners().notify(start)
}

/** A login: updates state, storage, bearer, the other features and the player's language. */
export function startSession(start: SessionStart): void {
  choosePrefs(start.prefs)
  begin(start)
}

/** A restored session: the language chosen in this browser since then stays (I18-03). */
export function restoreSession(start: SessionStart): void {
  choosePrefs({ ...start.prefs, language: readPrefs().language })
  begin(start)
}

/** The player's own account changes, as the server returned them. */
export function replaceUser(user: UserWire): void {
  const session = readSession()
  if (session.status === 'player') sessionStore().set({ ...session, user })
}

/**
 * Saved preferences: the page applies them at once, including the language, and the inactivity
 * limit when the reply contains a new one.
 */
export function replacePrefs(prefs: PrefsWire, limit?: SessionLimitWire): void {
  const session = readSession()
  choosePrefs(prefs)
  if (session.status !== 'player') return
  const inactivitySeconds = limit?.inactivitySeconds ?? session.inactivitySeconds
  sessionStore().set({ ...session, prefs, inactivitySeconds })
}

/** The player excludes herself, or revokes it, here or on another device. */
export function markExcluded(isExcluded: boolean): void {
  const session = readSession()
  if (session.status === 'player') sessionStore().set({ ...session, isExcluded })
}

function becomeVisitor(): void {
  setBearer(null)
  sessionStore().set({ status: 'visitor', ...NO_PLAYER })
  listeners().notify(null)
}

/** A logout: nothing stays in the browser. */
export function endSession(): void {
  clearStorage()
  becomeVisitor()
}

/** The server ended the session, or there was none: the player's data in this browser stays. */
export function dropSession(): void {
  dropToken()
  becomeVisitor()
}

export function readSession(): Session {
  return sessionStore().read()
}

export function useSession(): Session {
  return useStore(sessionStore())
}
