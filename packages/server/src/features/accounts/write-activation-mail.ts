import type { Language } from '@caderneta/contract/language'
import type { WriteTransaction } from '../../database/transaction.ts'
import type { AccountParts } from './account-parts.ts'
import { activationLetter } from './activation-letter.ts'
import { insertMailedCode } from './mailed-code-store.ts'

const CODE_LIFE_MS = 24 * 60 * 60 * 1000

export interface MailedPlayer {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly language: Language
}

/** A fresh code and the mail that carries it; gives the mail's id, to be sent after the commit. */
export async function writeActivationMail(
  { clock, config, outbox }: Pick<AccountParts, 'clock' | 'config' | 'outbox'>,
  transaction: WriteTransaction,
  { id, email, firstName, language }: MailedPlayer,
): Promise<number> {
  const code = await insertMailedCode(transaction, 'activation', id, clock.now(), CODE_LIFE_MS)
  const { publicUrl } = config
  return outbox.write(
    transaction,
    activationLetter({ to: email, firstName, code, publicUrl, language }),
  )
}
