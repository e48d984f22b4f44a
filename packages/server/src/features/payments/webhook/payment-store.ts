import type { Reader, WriteTransaction } from '../../../database/transaction.ts'
import type { RefundReason } from './judge-payment.ts'

interface JudgedPayment {
  readonly endToEndId: string
  readonly txid: string
  readonly depositId: string | null
  readonly amount: number
  readonly paidAt: Date
  /** Null for a payment that is credited. */
  readonly reason: RefundReason | null
}

export async function insertPayment(
  transaction: WriteTransaction,
  payment: JudgedPayment,
): Promise<void> {
  await transaction
    .insertInto('pix_payment')
    .values({
      end_to_end_id: payment.endToEndId,
      txid: payment.txid,
      deposit_id: payment.depositId,
      amount: payment.amount,
      paid_at: payment.paidAt,
      outcome: payment.reason === null ? 'credited' : 'refunding',
      reason: payment.reason,
    })
    .execute()
}

export interface RefundablePayment {
  readonly endToEndId: string
  readonly amount: number
}

/** A payment that has to be refunded and is not yet; undefined for any other. */
export async function readRefundable(
  reader: Reader,
  endToEndId: string,
): Promise<RefundablePayment | undefined> {
  const row = await reader
    .selectFrom('pix_payment')
    .select('amount')
    .where('end_to_end_id', '=', endToEndId)
    .where('outcome', '=', 'refunding')
    .executeTakeFirst()
  return row && { endToEndId, amount: row.amount }
}

/** All payments that have to be refunded and are not yet. */
export async function refundableIds(reader: Reader): Promise<string[]> {
  const rows = await reader
    .selectFrom('pix_payment')
    .select('end_to_end_id')
    .where('outcome', '=', 'refunding')
    .execute()
  return rows.map((row) => row.end_to_end_id)
}

/**
 * Closes a refund, and the deposit that waited for it; returns the player whose deposit changed.
 */
export async function markRefunded(
  transaction: WriteTransaction,
  endToEndId: string,
): Promise<{ readonly id: string; readonly playerId: number } | null> {
  const payment = await transaction
    .updateTable('pix_payment')
    .set({ outcome: 'refunded' })
    .where('end_to_end_id', '=', endToEndId)
    .where('outcome', '=', 'refunding')
    .returning('deposit_id')
    .executeTakeFirst()
  if (!payment?.deposit_id) return null
  const deposit = await transaction
    .updateTable('deposit')
    .set({ status: 'refunded' })
    .where('id', '=', payment.deposit_id)
    .where('status', '=', 'refunding')
    .returning(['id', 'player_id'])
    .executeTakeFirst()
  return deposit ? { id: deposit.id, playerId: deposit.player_id } : null
}
