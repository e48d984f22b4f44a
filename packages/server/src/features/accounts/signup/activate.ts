import type { activateAccount } from '@caderneta/contract/accounts/account-calls'
import { refuse } from '@caderneta/contract/refusals'
import { inTransaction } from '../../../database/transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import type { AccountDeps } from '../account-deps.ts'
import { BUDGETS } from '../budgets.ts'
import { takeMailedCode } from '../passwords/mailed-code-store.ts'
import { giveBackAttempts, takeAttempts } from '../throttle.ts'
import { markActivated } from './player-store.ts'

/** `activate`: the mailed code confirms the e-mail address, once. */
export async function activate(
  deps: AccountDeps,
  code: string,
  { address }: Caller,
): Promise<ResultOf<typeof activateAccount>> {
  const attempts = [{ budget: BUDGETS.codeAddress, of: addressBlock(address) }]
  const tooMany = await takeAttempts(deps, attempts)
  if (tooMany) return tooMany
  const now = deps.clock.now()
  const playerId = await inTransaction(deps.database, async (transaction) => {
    const owner = await takeMailedCode(transaction, 'activation', code, now)
    if (owner !== null) await markActivated(transaction, owner, new Date(now))
    return owner
  })
  if (playerId === null) return refuse('code_invalid')
  await giveBackAttempts(deps, attempts)
  deps.sessions.forgetPlayer(playerId)
  return { done: 'activated', body: { status: 'active' } }
}
