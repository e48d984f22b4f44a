import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import { escapeHtml } from './html-text.ts'
import { markMailSent, writeMail } from './mail-store.ts'
import type { TextMessenger } from './text-messenger.ts'

/** Puts texts into the mailbox of the sandbox, where they stand under the number. */
export function sandboxTexts(database: Database, clock: Clock): TextMessenger {
  return {
    send: ({ to, text }) =>
      inTransaction(database, async (transaction) => {
        const html = `<p>${escapeHtml(text)}</p>`
        const id = await writeMail(transaction, { to, subject: `SMS ${to}`, text, html })
        // There is nothing to send: no mail server may ever find it waiting.
        await markMailSent(transaction, id, new Date(clock.now()))
      }),
  }
}
