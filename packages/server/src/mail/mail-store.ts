import type { MailWire } from '@caderneta/contract/deposits'
import type { Reader, WriteTransaction } from '../database/transaction.ts'
import type { Mail } from './mail.ts'

/** Writes a mail in the transaction of its cause: it goes out if and only if that is committed. */
export async function writeMail(transaction: WriteTransaction, mail: Mail): Promise<number> {
  const { id } = await transaction
    .insertInto('mail')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The mail if it still has to go out. */
export async function readUnsentMail(reader: Reader, id: number): Promise<Mail | null> {
  const row = await reader
    .selectFrom('mail')
    .select(['recipient', 'subject', 'body_text', 'body_html'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  return { to: row.recipient, subject: row.subject, text: row.body_text, html: row.body_html }
}

export async function markMailSent(writer: Reader, id: number, at: Date): Promise<void> {
  await writer.updateTable('mail').set({ sent_at: at }).where('id', '=', id).execute()
}

const RETRIED_MAX = 1_000

export async function unsentMailIds(reader: Reader): Promise<number[]> {
  const rows = await reader
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .orderBy('id')
    .limit(RETRIED_MAX)
    .execute()
  return rows.map((row) => row.id)
}

const MAILBOX_LENGTH_MAX = 50

/** The mails to one address, newest first. */
export async function readMailbox(reader: Reader, email: string): Promise<MailWire[]> {
  const rows = await reader
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email.trim().toLowerCase())
    .orderBy('id', 'desc')
    .limit(MAILBOX_LENGTH_MAX)
    .execute()
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    sentAt: row.created_at.getTime(),
  }))
}
