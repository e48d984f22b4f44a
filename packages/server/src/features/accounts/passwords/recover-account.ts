import type { recoverAccount as recoverAccountCall } from '@caderneta/contract/accounts/account-calls'
import { isRefusal, type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { inTransaction, type WriteTransaction } from '../../../database/transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import type { AccountDeps } from '../account-deps.ts'
import { BUDGETS } from '../budgets.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { markActivated } from '../signup/player-store.ts'
import { type Player, readPlayer } from '../signup/player-view.ts'
import { giveBackAttempts, takeAttempts } from '../throttle.ts'
import { findCodeOwner, takeMailedCode } from './mailed-code-store.ts'
import { newPasswordError } from './new-password-error.ts'
import { hashPassword } from './password-hash.ts'
import { type PasswordChange, publishPasswordChange, setPassword } from './set-password.ts'

interface Recovery {
  readonly email: string
  readonly code: string
  readonly newPassword: string
}

/** `forgot` with the mailed code: a new password, and a login with it (FGT-06). */
export async function recoverAccount(
  deps: AccountDeps,
  { email, code, newPassword }: Recovery,
  caller: Caller,
): Promise<ResultOf<typeof recoverAccountCall>> {
  const attempts = [{ budget: BUDGETS.codeAddress, of: addressBlock(caller.address) }]
  const tooMany = await takeAttempts(deps, attempts)
  if (tooMany) return tooMany
  const { kysely } = deps.database
  const owner = await findCodeOwner(kysely, email.trim().toLowerCase(), code, deps.clock.now())
  if (owner === null) return refuse('code_invalid')
  await giveBackAttempts(deps, attempts)
  // Validated before the code is used up: the owner may choose another password.
  const error = newPasswordError(newPassword, owner)
  if (error !== null) return refuseFields({ newPassword: error })
  const change = await replaceByCode(deps, owner, code, newPassword)
  if (isRefusal(change)) return change
  publishPasswordChange(deps, owner.id, change)
  const player = await readPlayer(kysely, owner.id)
  return await beginSession(deps, player, caller, 'password_changed')
}

async function replaceByCode(
  deps: AccountDeps,
  owner: Player,
  code: string,
  newPassword: string,
): Promise<PasswordChange | Refusal<'code_invalid'>> {
  const passwordHash = await hashPassword(newPassword, deps.config.passwordMemoryKibibytes)
  const write = async (transaction: WriteTransaction) => {
    const taken = await takeMailedCode(transaction, 'recovery', code, deps.clock.now())
    if (taken !== owner.id) return null
    // Access to this mailbox proves the address (docs/decisions/0021).
    await markActivated(transaction, owner.id, new Date(deps.clock.now()))
    return await setPassword(deps, transaction, owner, { passwordHash, keptTokenHash: null })
  }
  return (await inTransaction(deps.database, write)) ?? refuse('code_invalid')
}
