import { LANGUAGE_DEFAULT } from '@caderneta/contract/language'
import { inTransaction } from '../../../database/transaction.ts'
import type { Mail } from '../../../mail/mail.ts'
import type { AccountDeps } from '../account-deps.ts'
import { makeSecretToken } from '../sessions/secret-token.ts'
import type { CodeLetter } from './code-letter.ts'

/**
 * Writes a mail and rolls it back: the work that a known address would have caused, so that the
 * next calls are no slower for a known one either.
 */
export async function rehearseMail(
  { database, outbox, config }: AccountDeps,
  letterOf: (letter: CodeLetter) => Mail,
  email: string,
): Promise<void> {
  const mail = letterOf({
    to: email,
    firstName: '',
    code: makeSecretToken(),
    publicUrl: config.publicUrl,
    language: LANGUAGE_DEFAULT,
  })
  const takenBack = new Error('rehearsed mail rolled back')
  await inTransaction(database, async (transaction) => {
    await outbox.write(transaction, mail)
    throw takenBack
  }).catch((error: unknown) => {
    if (error !== takenBack) throw error
  })
}
