import type { Language } from '@caderneta/contract/language'
import type { WriteTransaction } from '../../../database/transaction.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { AccountDeps } from '../account-deps.ts'
import { insertMailedCode } from '../passwords/mailed-code-store.ts'
import { activationLetter } from './activation-letter.ts'

const CODE_LIFE_MS = 24 * 60 * 60 * 1000

interface MailedPlayer {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly language: Language
}

/** A new code, stored hashed, and the mail that carries it; the mail is not written yet. */
export async function activationMail(
  { clock, config }: Pick<AccountDeps, 'clock' | 'config'>,
  transaction: WriteTransaction,
  { id, email, firstName, language }: MailedPlayer,
): Promise<Mail> {
  const code = await insertMailedCode(transaction, 'activation', id, clock.now(), CODE_LIFE_MS)
  return activationLetter({ to: email, firstName, code, publicUrl: config.publicUrl, language })
}

/** Writes such a mail; returns its id, to be sent after the commit. */
export async function writeActivationMail(
  deps: Pick<AccountDeps, 'clock' | 'config' | 'outbox'>,
  transaction: WriteTransaction,
  player: MailedPlayer,
): Promise<number> {
  return deps.outbox.write(transaction, await activationMail(deps, transaction, player))
}
