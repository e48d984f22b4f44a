/** Entry of the session: who uses the page, logging in and out. */
export { asPlayer } from './as-player.ts'
export {
  checkSession,
  showPreloadedSite,
  watchDisconnect,
  watchInactivity,
} from './check-session.ts'
export { mayPromoteAt, mayPromoteTo, useMayPromote } from './may-promote.ts'
export { markExcluded, replacePrefs, replaceUser } from './player-session.ts'
export {
  closeLogin,
  openForgot,
  openLogin,
  openLoginFor,
  openStep,
} from './session-dialog-store.ts'
export { LoginModal } from './session-modal.tsx'
export { sessionRoutes } from './session-routes.tsx'
export { onSession, readSession, useSession } from './session-store.ts'
