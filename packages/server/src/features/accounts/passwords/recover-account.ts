import { type Refusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { inTransaction, type WriteTransaction } from '../../../database/transaction.ts'
import type { Answer } from '../../../http/answer.ts'
import type { Caller } from '../../../http/caller.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import type { AccountParts } from '../account-parts.ts'
import { BUDGETS } from '../budgets.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { markActivated } from '../signup/player-store.ts'
import { type Player, readPlayer } from '../signup/player-view.ts'
import { giveBackAttempts, takeAttempts } from '../throttle.ts'
import { findCodeOwner, takeMailedCode } from './mailed-code-store.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { hashPassword } from './password-hash.ts'
import { type PasswordChange, setPassword, tellPasswordChange } from './set-password.ts'

export interface Recovery {
  readonly email: string
  readonly code: string
  readonly newPassword: string
}

/** `forgot` with the mailed code: a new password, and a login with it (FGT-06). */
export async function recoverAccount(
  parts: AccountParts,
  { email, code, newPassword }: Recovery,
  caller: Caller,
): Promise<Answer> {
  const attempts = [{ budget: BUDGETS.codeAddress, of: addressBlock(caller.address) }]
  const tooMany = await takeAttempts(parts, attempts)
  if (tooMany) return tooMany
  const { kysely } = parts.database
  const owner = await findCodeOwner(kysely, email.trim().toLowerCase(), code, parts.clock.now())
  if (owner === null) return refuse('code_invalid')
  await giveBackAttempts(parts, attempts)
  // Judged before the code is used up: the owner may choose another password.
  const fault = newPasswordFault(newPassword, owner)
  if (fault !== null) return refuseFields({ newPassword: fault })
  const change = await replaceByCode(parts, owner, code, newPassword)
  if ('refused' in change) return change
  tellPasswordChange(parts, owner.id, change)
  const player = await readPlayer(kysely, owner.id)
  return await beginSession(parts, player, caller, 'password_changed')
}

async function replaceByCode(
  parts: AccountParts,
  owner: Player,
  code: string,
  newPassword: string,
): Promise<PasswordChange | Refusal> {
  const passwordHash = await hashPassword(newPassword, parts.config.passwordMemoryKibibytes)
  const write = async (transaction: WriteTransaction) => {
    const taken = await takeMailedCode(transaction, 'recovery', code, parts.clock.now())
    if (taken !== owner.id) return null
    // Who reads this mailbox has proven the address (docs/decisions/0021).
    await markActivated(transaction, owner.id, new Date(parts.clock.now()))
    return await setPassword(parts, transaction, owner, { passwordHash, keptTokenHash: null })
  }
  return (await inTransaction(parts.database, write)) ?? refuse('code_invalid')
}
