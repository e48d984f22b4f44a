import type { MailWire } from '@caderneta/contract/payments/deposits'
import * as z from 'zod/mini'
import type { Database } from '../database/database.ts'
import { inTransaction, type Reader, type WriteTransaction } from '../database/transaction.ts'
import { type DataKeys, UnknownDataKey } from '../keys/data-keys.ts'
import type { Mail } from './mail.ts'

const mailBody = z.object({ text: z.string(), html: z.string() })

/**
 * A mail carries codes that open an account: its body is stored encrypted and bound to its
 * recipient, so that no row can be sent to anyone else.
 */
function sealBody(keys: DataKeys, { to, text, html }: Omit<Mail, 'subject'>) {
  const { keyId, bytes } = keys.seal(JSON.stringify({ text, html }), purposeOf(to))
  return { key_id: keyId, sealed_body: bytes }
}

interface SealedRow {
  readonly recipient: string
  readonly subject: string
  readonly key_id: string | null
  readonly sealed_body: Buffer | null
}

/** Null when the body was removed. Throws UnknownDataKey, or when the row was altered. */
function openMail(keys: DataKeys, row: SealedRow): Mail | null {
  const { recipient: to, subject, key_id: keyId, sealed_body: bytes } = row
  if (keyId === null || bytes === null) return null
  const body = mailBody.parse(JSON.parse(keys.open({ keyId, bytes }, purposeOf(to))))
  return { to, subject, ...body }
}

function purposeOf(recipient: string): string {
  return `mail to ${recipient}`
}

/** Writes a mail in the transaction of its cause: it is sent if and only if that is committed. */
export async function writeMail(
  transaction: WriteTransaction,
  keys: DataKeys,
  mail: Mail,
): Promise<number> {
  const { id } = await transaction
    .insertInto('mail')
    .values({ recipient: mail.to, subject: mail.subject, ...sealBody(keys, mail) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The mail if it still has to be sent. */
export async function readUnsentMail(
  reader: Reader,
  keys: DataKeys,
  id: number,
): Promise<Mail | null> {
  const row = await reader
    .selectFrom('mail')
    .select(['recipient', 'subject', 'key_id', 'sealed_body'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  return row ? openMail(keys, row) : null
}

/** A sent mail is not needed again: its body is removed, unless a mailbox here shows it. */
export async function markMailSent(
  writer: Reader,
  id: number,
  { at, keepsBody }: { readonly at: Date; readonly keepsBody: boolean },
): Promise<void> {
  await writer
    .updateTable('mail')
    .set({ sent_at: at, ...(!keepsBody && { key_id: null, sealed_body: null }) })
    .where('id', '=', id)
    .execute()
}

export async function deleteMailsSentBefore(writer: Reader, at: Date): Promise<void> {
  await writer.deleteFrom('mail').where('sent_at', '<', at).execute()
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

/** Encrypts the unsent mails of a server from before this rule. */
export async function sealPlainMails(database: Database, keys: DataKeys): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const rows = await transaction
      .selectFrom('mail')
      .select(['id', 'recipient', 'body_text', 'body_html'])
      .where('body_text', 'is not', null)
      .where('sent_at', 'is', null)
      .forUpdate()
      .execute()
    for (const { id, recipient: to, body_text: text, body_html: html } of rows)
      await transaction
        .updateTable('mail')
        .set({
          ...sealBody(keys, { to, text: text ?? '', html: html ?? '' }),
          body_text: null,
          body_html: null,
        })
        .where('id', '=', id)
        .execute()
  })
}

const MAILBOX_LENGTH_MAX = 50

/** The mails to one address, newest first, as far as the keys open them. */
export async function readMailbox(
  reader: Reader,
  keys: DataKeys,
  email: string,
): Promise<MailWire[]> {
  const rows = await reader
    .selectFrom('mail')
    .selectAll()
    .where('recipient', '=', email.trim().toLowerCase())
    .orderBy('id', 'desc')
    .limit(MAILBOX_LENGTH_MAX)
    .execute()
  return rows.flatMap((row) => {
    const mail = openIfPossible(keys, row)
    return mail ? [{ ...mail, sentAt: row.created_at.getTime() }] : []
  })
}

/** A mailbox that lost its key shows later mails. */
function openIfPossible(keys: DataKeys, row: SealedRow): Mail | null {
  try {
    return openMail(keys, row)
  } catch (error) {
    if (error instanceof UnknownDataKey) return null
    throw error
  }
}
