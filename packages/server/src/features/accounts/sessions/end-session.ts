import type { endSession as endSessionCall } from '@caderneta/contract/accounts/account-calls'
import { refuse } from '@caderneta/contract/refusals'
import type { ResultOf } from '../../../http/route.ts'
import type { AccountDeps } from '../account-deps.ts'
import { readOpenSessions } from './session-view.ts'

/** `sessions/end`. The session of another player gets the response of a missing one. */
export async function endSession(
  { database, sessions }: Pick<AccountDeps, 'database' | 'sessions'>,
  playerId: number,
  sessionId: string,
): Promise<ResultOf<typeof endSessionCall>> {
  const open = await readOpenSessions(database.kysely, playerId)
  const session = open.find(({ id }) => id === sessionId)
  if (!session) return refuse('unknown_session')
  await sessions.end(session.tokenHash)
  return { done: 'session_ended' }
}
