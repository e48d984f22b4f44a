import { kept } from '../../root/root.ts'
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

/** The one modal of the session; opened from anywhere, also from outside components. */
const dialogStore = kept(() => new Store(CLOSED))

export function openStep(step: SessionStep, email = ''): void {
  dialogStore().set({ step, email, wanted: readWanted() })
}

export function openLogin(): void {
  openStep('login')
}

export function openForgot(email: string): void {
  openStep('forgot', email)
}

/** For a visitor on a player page: the login continues to it. */
export function openLoginFor(wanted: string): void {
  dialogStore().set({ step: 'login', email: '', wanted })
}

export function readWanted(): string | null {
  return dialogStore().read().wanted
}

export function closeLogin(): void {
  dialogStore().set(CLOSED)
}

/** Never replaces a dialog that the user has opened. */
export function openWarning(): void {
  if (readStep() === null) openStep('warning')
}

/** Closes the warning, and nothing else that may have replaced it. */
export function closeWarning(): void {
  if (readStep() === 'warning') closeLogin()
}

export function readStep(): SessionStep | null {
  return dialogStore().read().step
}

export function useSessionDialog(): SessionDialogState {
  return useStore(dialogStore())
}
