/** The door of the session: who uses the page, logging in and out. */
export { checkSession, watchDisconnect } from './check-session.ts'
export { logOut } from './log-out.ts'
export { LoginModal } from './login-modal.tsx'
export { closeLogin, openLogin } from './login-store.ts'
export {
  endSession,
  onSession,
  readSession,
  type Session,
  type SessionStart,
  startSession,
  useSession,
} from './session-store.ts'
