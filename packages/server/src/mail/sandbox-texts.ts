import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { DataKeys } from '../keys/data-keys.ts'
import { escapeHtml } from './html-text.ts'
import { markMailSent, writeMail } from './mail-store.ts'
import type { TextMessenger } from './text-messenger.ts'

interface TextsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly dataKeys: DataKeys
}

/** Puts text messages into the mailbox of the sandbox, listed under the number. */
export function sandboxTexts({ database, clock, dataKeys }: TextsDeps): TextMessenger {
  return {
    send: ({ to, text }) =>
      inTransaction(database, async (transaction) => {
        const html = `<p>${escapeHtml(text)}</p>`
        const id = await writeMail(transaction, dataKeys, { to, subject: `SMS ${to}`, text, html })
        // There is nothing to send: no mail server may ever find it waiting.
        await markMailSent(transaction, id, { at: new Date(clock.now()), keepsBody: true })
      }),
  }
}
