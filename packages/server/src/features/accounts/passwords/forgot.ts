import type { ForgotRequest } from '@caderneta/contract/accounts/recovery'
import { refuseFields } from '@caderneta/contract/refusals'
import type { Answer } from '../../../http/answer.ts'
import type { Caller } from '../../../http/caller.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import type { AccountParts } from '../account-parts.ts'
import { BUDGETS } from '../budgets.ts'
import { takeAttempts } from '../throttle.ts'
import { mailRecovery } from './mail-recovery.ts'
import { recoverAccount } from './recover-account.ts'

/** `forgot` in its two forms (decisions, 1). */
export async function forgot(
  parts: AccountParts,
  { email, code, newPassword }: ForgotRequest,
  caller: Caller,
): Promise<Answer> {
  if (code === undefined) return await askForCode(parts, email, caller)
  if (newPassword === undefined) return refuseFields({ newPassword: 'required' })
  return await recoverAccount(parts, { email, code, newPassword }, caller)
}

/**
 * The answer is given before anything is looked up, so that neither its words nor its time tell
 * whether the address is known.
 */
async function askForCode(parts: AccountParts, email: string, caller: Caller): Promise<Answer> {
  const attempt = { budget: BUDGETS.mailsAddress, of: addressBlock(caller.address) }
  const tooMany = await takeAttempts(parts, [attempt])
  if (tooMany) return tooMany
  parts.outbox.background(() => mailRecovery(parts, email.trim().toLowerCase()))
  return { done: 'recovery_sent' }
}
