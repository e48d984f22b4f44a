import type { Reader, WriteTransaction } from '../../../database/transaction.ts'

interface PspNotice {
  readonly endToEndId: string
}

/** Stores the notices that are new; returns those that are not processed yet. */
export async function storeNotices(
  writer: Reader,
  notices: readonly PspNotice[],
): Promise<string[]> {
  const noticeById = new Map(notices.map((notice) => [notice.endToEndId, notice]))
  // Always in one order, so that two webhooks of the same payments never deadlock.
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
 * Most notices are repeats. By key only: the index of pending rows is full of dead entries, and
 * scanning it for each webhook takes longer with every payment.
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

/** A stored notice that is not processed yet; undefined when there is none. */
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

/** The charge that was paid, and the amount, in the format of the API Pix. */
interface ConfirmedNotice {
  readonly txid: string
  readonly valor: string
}

/**
 * Claims a stored notice for this transaction and records what the provider confirmed of it (null:
 * it could not be read); false when another transaction did.
 */
export async function takeNotice(
  transaction: WriteTransaction,
  endToEndId: string,
  confirmed: ConfirmedNotice | null,
): Promise<boolean> {
  const fault = confirmed ? null : 'unreadable'
  const taken = await transaction
    .updateTable('psp_inbox')
    .set(({ fn }) => ({
      processed_at: fn<Date>('now'),
      fault,
      confirmed: confirmed && JSON.stringify({ txid: confirmed.txid, valor: confirmed.valor }),
    }))
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
