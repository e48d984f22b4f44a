import { refuse } from '@caderneta/contract/refusals'
import { inTransaction } from '../../database/transaction.ts'
import type { Answer } from '../../http/answer.ts'
import type { AccountParts } from './account-parts.ts'
import { takeActivationCode } from './mailed-code-store.ts'
import { markActivated } from './player-store.ts'

/** `activate`: the mailed code confirms the e-mail address, once. */
export async function activate(parts: AccountParts, code: string): Promise<Answer> {
  const now = parts.clock.now()
  const playerId = await inTransaction(parts.database, async (transaction) => {
    const owner = await takeActivationCode(transaction, code, now)
    if (owner !== null) await markActivated(transaction, owner, new Date(now))
    return owner
  })
  if (playerId === null) return refuse('code_invalid')
  parts.sessions.forgetPlayer(playerId)
  return { done: 'activated', body: { status: 'active' } }
}
