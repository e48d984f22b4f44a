/** For tests that begin with a player, or end as a visitor, without the calls in between. */
export { dropSession, endSession, startSession } from '../features/session/session-store.ts'
