import type { recoverAccount as recoverAccountCall } from '@caderneta/contract/accounts/account-calls'
import type { ForgotRequest } from '@caderneta/contract/accounts/recovery'
import { refuseFields } from '@caderneta/contract/refusals'
import type { Caller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import type { AccountDeps } from '../account-deps.ts'
import { BUDGETS } from '../budgets.ts'
import { takeAttempts } from '../throttle.ts'
import { mailRecovery } from './mail-recovery.ts'
import { recoverAccount } from './recover-account.ts'

/** `forgot` in its two forms (decision 0008). */
export async function forgot(
  deps: AccountDeps,
  { email, code, newPassword }: ForgotRequest,
  caller: Caller,
): Promise<ResultOf<typeof recoverAccountCall>> {
  if (code === undefined) return await requestCode(deps, email, caller)
  if (newPassword === undefined) return refuseFields({ newPassword: 'required' })
  return await recoverAccount(deps, { email, code, newPassword }, caller)
}

/**
 * The response is sent before anything is looked up, so that neither its words nor its time reveal
 * whether the address is known.
 */
async function requestCode(
  deps: AccountDeps,
  email: string,
  caller: Caller,
): Promise<ResultOf<typeof recoverAccountCall>> {
  const attempt = { budget: BUDGETS.mailsAddress, of: addressBlock(caller.address) }
  const tooMany = await takeAttempts(deps, [attempt])
  if (tooMany) return tooMany
  deps.outbox.background(() => mailRecovery(deps, email.trim().toLowerCase()))
  return { done: 'recovery_sent' }
}
