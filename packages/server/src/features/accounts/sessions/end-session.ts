import { refuse } from '@caderneta/contract/refusals'
import type { Answer } from '../../../http/answer.ts'
import type { AccountParts } from '../account-parts.ts'
import { readOpenSessions } from './session-view.ts'

/** `sessions/end`. Another player's session answers as one that there is not. */
export async function endSession(
  { database, sessions }: Pick<AccountParts, 'database' | 'sessions'>,
  playerId: number,
  sessionId: string,
): Promise<Answer> {
  const open = await readOpenSessions(database.kysely, playerId)
  const asked = open.find(({ id }) => id === sessionId)
  if (!asked) return refuse('unknown_session')
  await sessions.end(asked.tokenHash)
  return { done: 'session_ended' }
}
