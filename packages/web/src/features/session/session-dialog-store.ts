import { createStore, useStore } from 'zustand'

/**
 * What the session asks of the person: to log in, also because the session is over ('expired' on
 * the server, 'idle' by nobody's use), to recover a password, or to say that she is still there.
 */
export type SessionStep = 'login' | 'expired' | 'idle' | 'forgot' | 'warning'

interface SessionDialogState {
  readonly step: SessionStep | null
  /** Typed in one of the forms and taken along to the other. */
  readonly email: string
  /** The address of ours where the person was going before the login was asked for. */
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

/** For who came to a page of players: the login leads on to it. */
export function openLoginFor(wanted: string): void {
  dialogStore.setState({ step: 'login', email: '', wanted })
}

export function readWanted(): string | null {
  return dialogStore.getState().wanted
}

export function closeLogin(): void {
  dialogStore.setState(CLOSED)
}

/** Never takes the place of something that the person has opened. */
export function openWarning(): void {
  if (dialogStore.getState().step === null) openStep('warning')
}

/** Takes the warning away, and nothing else that may have come in its place. */
export function closeWarning(): void {
  if (dialogStore.getState().step === 'warning') closeLogin()
}

export function readStep(): SessionStep | null {
  return dialogStore.getState().step
}

export function useSessionDialog(): SessionDialogState {
  return useStore(dialogStore)
}
