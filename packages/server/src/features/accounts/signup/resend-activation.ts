import type { resendActivation as resendActivationCall } from '@caderneta/contract/accounts/account-calls'
import { inTransaction } from '../../../database/transaction.ts'
import type { Caller } from '../../../http/caller.ts'
import type { ResultOf } from '../../../http/route.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import type { AccountDeps } from '../account-deps.ts'
import { BUDGETS } from '../budgets.ts'
import { activationLetter } from '../letters/activation-letter.ts'
import { rehearseMail } from '../letters/rehearse-mail.ts'
import { writeActivationMail } from '../letters/write-activation-mail.ts'
import { takeAttempts } from '../throttle.ts'
import { findPlayerByEmail } from './player-view.ts'

/**
 * `activate/resend`: the response is sent before anything is looked up, so that neither its words
 * nor its time reveal whether the address is known.
 */
export async function resendActivation(
  deps: AccountDeps,
  email: string,
  { address }: Caller,
): Promise<ResultOf<typeof resendActivationCall>> {
  const attempt = { budget: BUDGETS.mailsAddress, of: addressBlock(address) }
  const tooMany = await takeAttempts(deps, [attempt])
  if (tooMany) return tooMany
  deps.outbox.background(() => mailAgain(deps, email.trim().toLowerCase()))
  return { done: 'activation_sent' }
}

/** Counted for every address alike; one that needs no mail takes about the same work. */
async function mailAgain(deps: AccountDeps, email: string): Promise<void> {
  const { database, outbox } = deps
  const tooMany = await takeAttempts(deps, [{ budget: BUDGETS.activationMail, of: email }])
  if (tooMany) return
  const player = await findPlayerByEmail(database.kysely, email)
  if (!player || player.activated_at !== null)
    return await rehearseMail(deps, activationLetter, email)
  const { id, first_name: firstName, language } = player
  const mailId = await inTransaction(database, (transaction) =>
    writeActivationMail(deps, transaction, { id, email, firstName, language }),
  )
  outbox.send(mailId)
}
