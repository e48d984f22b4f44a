import { inTransaction, type WriteTransaction } from '../../../database/transaction.ts'
import type { AccountDeps } from '../account-deps.ts'
import { BUDGETS } from '../budgets.ts'
import { recoveryLetter } from '../letters/recovery-letter.ts'
import { rehearseMail } from '../letters/rehearse-mail.ts'
import { findPlayerByEmail, type Player } from '../signup/player-view.ts'
import { takeAttempts } from '../throttle.ts'
import { insertMailedCode } from './mailed-code-store.ts'

const CODE_LIFE_MS = 15 * 60 * 1000

/**
 * Mails a recovery code to the account of this address, in the background. The budget is counted
 * for every address alike, and an unknown one takes about the same work, so that the next calls are
 * no slower for a known one either.
 */
export async function mailRecovery(deps: AccountDeps, email: string): Promise<void> {
  const tooMany = await takeAttempts(deps, [{ budget: BUDGETS.recoveryMail, of: email }])
  if (tooMany) return
  const player = await findPlayerByEmail(deps.database.kysely, email)
  if (player === null) return await rehearseMail(deps, recoveryLetter, email)
  const mailId = await inTransaction(deps.database, (transaction) =>
    writeRecovery(deps, transaction, player),
  )
  deps.outbox.send(mailId)
}

async function writeRecovery(
  { clock, config, outbox }: AccountDeps,
  transaction: WriteTransaction,
  { id, email, first_name: firstName, language }: Player,
): Promise<number> {
  const code = await insertMailedCode(transaction, 'recovery', id, clock.now(), CODE_LIFE_MS)
  const { publicUrl } = config
  const letter = recoveryLetter({ to: email, firstName, code, publicUrl, language })
  return await outbox.write(transaction, letter)
}
