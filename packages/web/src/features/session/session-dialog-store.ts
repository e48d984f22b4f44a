import { type Page, usePage } from '../../root/page.ts'
import { Store, useStore } from '../../root/store.ts'

/**
 * What the session dialog is open for: login, also because the session is over ('expired' on the
 * server, 'idle' for inactivity), password recovery, or the inactivity warning.
 */
export type SessionStep = 'login' | 'expired' | 'idle' | 'forgot' | 'warning'

interface SessionDialogState {
  readonly step: SessionStep | null
  /** Typed in one of the forms and carried over to the other. */
  readonly email: string
  /** The in-site address that was requested before the login was required. */
  readonly wanted: string | null
}

const CLOSED: SessionDialogState = { step: null, email: '', wanted: null }

declare module '../../root/page.ts' {
  interface Page {
    /** The one modal of the session; opened from anywhere, also from outside components. */
    readonly sessionDialog: Store<SessionDialogState>
  }
}

export const makeSessionDialog = (): Store<SessionDialogState> => new Store(CLOSED)

export function openStep(page: Pick<Page, 'sessionDialog'>, step: SessionStep, email = ''): void {
  page.sessionDialog.set({ step, email, wanted: readWanted(page) })
}

export function openLogin(page: Pick<Page, 'sessionDialog'>): void {
  openStep(page, 'login')
}

export function openForgot(page: Pick<Page, 'sessionDialog'>, email: string): void {
  openStep(page, 'forgot', email)
}

/** For a visitor on a player page: the login continues to it. */
export function openLoginFor(page: Pick<Page, 'sessionDialog'>, wanted: string): void {
  page.sessionDialog.set({ step: 'login', email: '', wanted })
}

export function readWanted(page: Pick<Page, 'sessionDialog'>): string | null {
  return page.sessionDialog.read().wanted
}

export function closeLogin(page: Pick<Page, 'sessionDialog'>): void {
  page.sessionDialog.set(CLOSED)
}

/** Never replaces a dialog that the user has opened. */
export function openWarning(page: Pick<Page, 'sessionDialog'>): void {
  if (readStep(page) === null) openStep(page, 'warning')
}

/** Closes the warning, and nothing else that may have replaced it. */
export function closeWarning(page: Pick<Page, 'sessionDialog'>): void {
  if (readStep(page) === 'warning') closeLogin(page)
}

export function readStep(page: Pick<Page, 'sessionDialog'>): SessionStep | null {
  return page.sessionDialog.read().step
}

export function useSessionDialog(): SessionDialogState {
  const page = usePage()
  return useStore(page.sessionDialog)
}
