import type { UserWire } from '@caderneta/contract/accounts/accounts'
import type { PrefsWire } from '@caderneta/contract/accounts/prefs'
import type { SessionLimitWire } from '@caderneta/contract/accounts/sessions'
import type { WalletWire } from '@caderneta/contract/wallet/wallet'
import { setBearer } from '../../api/bearer.ts'
import { Listeners } from '../../root/listeners.ts'
import { type Page, usePage } from '../../root/page.ts'
import { Store, useStore } from '../../root/store.ts'
import { dropToken } from './session-storage.ts'

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

/** No player from now on. */
export function becomeVisitor(page: Pick<Page, 'bearer' | 'session'>): void {
  setBearer(page, null)
  page.session.store.set({ status: 'visitor', ...NO_PLAYER })
  page.session.listeners.notify(null)
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
