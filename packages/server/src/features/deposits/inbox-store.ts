import { sql } from 'kysely'
import type { Reader, WriteTransaction } from '../../database/transaction.ts'

/** Stores what the provider told; false when the same was told before. */
export async function storeNotice(
  writer: Reader,
  endToEndId: string,
  body: object,
): Promise<boolean> {
  const stored = await writer
    .insertInto('psp_inbox')
    .values({ end_to_end_id: endToEndId, body: JSON.stringify(body) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (stored.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The stored notice, held until the transaction ends; undefined when it is already processed. */
export async function lockNotice(
  transaction: WriteTransaction,
  endToEndId: string,
): Promise<{ readonly body: unknown } | undefined> {
  return await transaction
    .selectFrom('psp_inbox')
    .select('body')
    .where('end_to_end_id', '=', endToEndId)
    .where('processed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function markNoticeProcessed(
  transaction: WriteTransaction,
  endToEndId: string,
  fault: string | null = null,
): Promise<void> {
  await transaction
    .updateTable('psp_inbox')
    .set({ processed_at: sql<Date>`now()`, fault })
    .where('end_to_end_id', '=', endToEndId)
    .execute()
}

const BATCH_MAX = 500

/** Notices that a crash or an outage left behind, oldest first. */
export async function waitingNotices(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('psp_inbox')
    .select('end_to_end_id')
    .where('processed_at', 'is', null)
    .orderBy('received_at')
    .limit(BATCH_MAX)
    .execute()
  return rows.map((row) => row.end_to_end_id)
}
