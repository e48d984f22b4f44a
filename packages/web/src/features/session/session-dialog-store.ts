import { createStore, useStore } from 'zustand'

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
const dialogStore = createStore<SessionDialogState>(() => CLOSED)

export function openStep(step: SessionStep, email = ''): void {
  dialogStore.setState({ step, email })
}

export function openLogin(): void {
  openStep('login')
}

export function openForgot(email: string): void {
  openStep('forgot', email)
}

/** For a visitor on a player page: the login continues to it. */
export function openLoginFor(wanted: string): void {
  dialogStore.setState({ step: 'login', email: '', wanted })
}

export function readWanted(): string | null {
  return dialogStore.getState().wanted
}

export function closeLogin(): void {
  dialogStore.setState(CLOSED)
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
  return dialogStore.getState().step
}

export function useSessionDialog(): SessionDialogState {
  return useStore(dialogStore)
}
