import type { ChangePasswordRequest } from '@caderneta/contract/accounts/passwords'
import { isRefusal, refuseFields } from '@caderneta/contract/refusals'
import { inTransaction } from '../../../database/transaction.ts'
import type { Answer } from '../../../http/answer.ts'
import type { SessionCaller } from '../../../http/caller.ts'
import type { AccountParts } from '../account-parts.ts'
import { stepUp } from './check-password.ts'
import { newPasswordFault } from './new-password-fault.ts'
import { hashPassword } from './password-hash.ts'
import { setPassword, tellPasswordChange } from './set-password.ts'

/** `account/changePassword`: all other sessions end, this one stays (ASVS 7.4.3). */
export async function changePassword(
  parts: AccountParts,
  asked: ChangePasswordRequest,
  { playerId, tokenHash }: SessionCaller,
): Promise<Answer> {
  const player = await stepUp(parts, playerId, asked.password)
  if (isRefusal(player)) return player
  const fault = newPasswordFault(asked.newPassword, player)
  if (fault !== null) return refuseFields({ newPassword: fault })
  const memory = parts.config.passwordMemoryKibibytes
  const passwordHash = await hashPassword(asked.newPassword, memory)
  const change = await inTransaction(parts.database, (transaction) =>
    setPassword(parts, transaction, player, { passwordHash, keptTokenHash: tokenHash }),
  )
  if (change === null) return refuseFields({ password: 'wrong_password' })
  tellPasswordChange(parts, playerId, change)
  return { done: 'password_changed' }
}
