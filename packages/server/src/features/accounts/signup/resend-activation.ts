import { inTransaction } from '../../../database/transaction.ts'
import type { Answer } from '../../../http/answer.ts'
import type { Caller } from '../../../http/caller.ts'
import { addressBlock } from '../../../http/security/address-block.ts'
import type { AccountParts } from '../account-parts.ts'
import { BUDGETS } from '../budgets.ts'
import { activationLetter } from '../letters/activation-letter.ts'
import { rehearseMail } from '../letters/rehearse-mail.ts'
import { writeActivationMail } from '../letters/write-activation-mail.ts'
import { takeAttempts } from '../throttle.ts'
import { findPlayerByEmail } from './player-view.ts'

/**
 * `activate/resend`: the answer is given before anything is looked up, so that neither its words
 * nor its time tell whether the address is known.
 */
export async function resendActivation(
  parts: AccountParts,
  email: string,
  { address }: Caller,
): Promise<Answer> {
  const attempt = { budget: BUDGETS.mailsAddress, of: addressBlock(address) }
  const tooMany = await takeAttempts(parts, [attempt])
  if (tooMany) return tooMany
  parts.outbox.background(() => mailAgain(parts, email.trim().toLowerCase()))
  return { done: 'activation_sent' }
}

/** Counted for every address alike; one that needs no mail takes about the same work. */
async function mailAgain(parts: AccountParts, email: string): Promise<void> {
  const { database, outbox } = parts
  const tooMany = await takeAttempts(parts, [{ budget: BUDGETS.activationMail, of: email }])
  if (tooMany) return
  const player = await findPlayerByEmail(database.kysely, email)
  if (!player || player.activated_at !== null)
    return await rehearseMail(parts, activationLetter, email)
  const { id, first_name: firstName, language } = player
  const mailId = await inTransaction(database, (transaction) =>
    writeActivationMail(parts, transaction, { id, email, firstName, language }),
  )
  outbox.send(mailId)
}
