import { sql } from 'kysely'
import type { Reader, WriteTransaction } from '../../../database/transaction.ts'

export interface PspNotice {
  readonly endToEndId: string
}

/** Stores what the provider told for the first time; which of it nobody has acted on yet. */
export async function storeNotices(
  writer: Reader,
  notices: readonly PspNotice[],
): Promise<string[]> {
  const noticeById = new Map(notices.map((notice) => [notice.endToEndId, notice]))
  // In one order always, so that two webhooks of the same payments never wait for each other.
  const ids = [...noticeById.keys()].sort()
  const isActedOn = await readKnown(writer, ids)
  const rows = ids
    .filter((id) => !isActedOn.has(id))
    .map((id) => ({ end_to_end_id: id, body: JSON.stringify(noticeById.get(id)) }))
  if (rows.length > 0)
    await writer
      .insertInto('psp_inbox')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return ids.filter((id) => isActedOn.get(id) !== true)
}

/**
 * Most is told again and again. By key alone, since the index of what waits is full of what waited
 * once, and reading it whole for each webhook takes longer with every payment.
 */
async function readKnown(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('psp_inbox')
    .select(['end_to_end_id', 'processed_at'])
    .where('end_to_end_id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.end_to_end_id, row.processed_at !== null]))
}

/** What was told and not yet acted on; undefined when there is no such thing. */
export async function readWaitingNotice(
  reader: Reader,
  endToEndId: string,
): Promise<{ readonly body: unknown } | undefined> {
  return await reader
    .selectFrom('psp_inbox')
    .select('body')
    .where('end_to_end_id', '=', endToEndId)
    .where('processed_at', 'is', null)
    .executeTakeFirst()
}

/** Whose charge was paid, and how much, in the words of the API Pix. */
export interface ConfirmedNotice {
  readonly txid: string
  readonly valor: string
}

/**
 * Takes a stored notice for this transaction alone and records what the provider confirmed of it
 * (null: it could not be read); false when somebody else did.
 */
export async function takeNotice(
  transaction: WriteTransaction,
  endToEndId: string,
  confirmed: ConfirmedNotice | null,
): Promise<boolean> {
  const fault = confirmed ? null : 'unreadable'
  const taken = await transaction
    .updateTable('psp_inbox')
    .set({
      processed_at: sql<Date>`now()`,
      fault,
      confirmed: confirmed && JSON.stringify({ txid: confirmed.txid, valor: confirmed.valor }),
    })
    .where('end_to_end_id', '=', endToEndId)
    .where('processed_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

const BATCH_MAX = 500

/** Notices that a crash or an outage left behind, a batch of them after an identifier. */
export async function waitingNotices(reader: Reader, after: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('psp_inbox')
    .select('end_to_end_id')
    .where('processed_at', 'is', null)
    .where('end_to_end_id', '>', after)
    .orderBy('end_to_end_id')
    .limit(BATCH_MAX)
    .execute()
  return rows.map((row) => row.end_to_end_id)
}
