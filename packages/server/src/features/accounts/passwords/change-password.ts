import type * as calls from '@caderneta/contract/accounts/account-calls'
import type { ChangePasswordRequest } from '@caderneta/contract/accounts/passwords'
import { isRefusal, refuseFields } from '@caderneta/contract/refusals'
import { inTransaction } from '../../../database/transaction.ts'
import type { SessionCaller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import type { AccountDeps } from '../account-deps.ts'
import { stepUp } from './check-password.ts'
import { newPasswordError } from './new-password-error.ts'
import { hashPassword } from './password-hash.ts'
import { publishPasswordChange, setPassword } from './set-password.ts'

/** `account/changePassword`: all other sessions end, this one continues (ASVS 7.4.3). */
export async function changePassword(
  deps: AccountDeps,
  request: ChangePasswordRequest,
  { playerId, tokenHash }: SessionCaller,
): Promise<ResultOf<typeof calls.changePassword>> {
  const player = await stepUp(deps, playerId, request.password)
  if (isRefusal(player)) return player
  const error = newPasswordError(request.newPassword, player)
  if (error !== null) return refuseFields({ newPassword: error })
  const memory = deps.config.passwordMemoryKibibytes
  const passwordHash = await hashPassword(request.newPassword, memory)
  const change = await inTransaction(deps.database, (transaction) =>
    setPassword(deps, transaction, player, { passwordHash, keptTokenHash: tokenHash }),
  )
  if (change === null) return refuseFields({ password: 'wrong_password' })
  publishPasswordChange(deps, playerId, change)
  return { done: 'password_changed' }
}
