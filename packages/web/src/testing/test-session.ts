import { makeSession } from '../features/session/session-store.ts'
import type { Page } from '../root/page.ts'

/** For tests that begin with a player, or end as a visitor, without the calls in between. */
export { endSession, startSession } from '../features/session/player-session.ts'
export { dropSession } from '../features/session/session-store.ts'

/** As in the first moments of a visit, in which it is not known who uses the page. */
export function checkAgain({ session }: Pick<Page, 'session'>): void {
  session.store.set(makeSession().store.read())
}
