import type { DepositRowWire, DepositStatus } from '@caderneta/contract/deposits'
import { type Centavos, centavos, reaisNumber } from '@caderneta/domain/money'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'

export interface DepositView {
  readonly id: string
  readonly txid: string
  readonly amount: Centavos
  readonly status: DepositStatus
  readonly expiresAt: number
  /** BR Code text, as it was when the charge was made. */
  readonly payload: string
  readonly reason: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A player's own deposit; null for anybody else's and for none. */
export async function readDeposit(
  reader: Reader,
  playerId: number,
  id: string,
  now: number,
): Promise<DepositView | null> {
  if (!UUID.test(id)) return null
  const row = await reader
    .selectFrom('deposit')
    .selectAll()
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    txid: row.txid,
    amount: centavos(row.amount),
    status: statusAt(row.status, row.expires_at, now),
    expiresAt: row.expires_at.getTime(),
    payload: row.payload,
    reason: row.reason,
  }
}

/** A charge is over when its time is, also before anybody has written that down. */
function statusAt(status: DepositStatus, expiresAt: Date, now: number): DepositStatus {
  return status === 'awaiting' && expiresAt.getTime() < now ? 'expired' : status
}

const HISTORY_LENGTH_MAX = 500

/**
 * The deposits of a player, newest first; of one that was sent back, what was paid. A second
 * payment of one charge stands in a row of its own, since it was sent back while the first was
 * credited.
 */
export async function readDepositHistory(
  reader: Reader,
  playerId: number,
  now: number,
): Promise<DepositRowWire[]> {
  const deposits = await reader
    .selectFrom('deposit')
    .select(['id', 'status', 'reason', 'created_at', 'expires_at'])
    .select(
      sql<number>`coalesce((
      select payment.amount from pix_payment payment
      where payment.deposit_id = deposit.id and payment.reason = deposit.reason
      order by payment.paid_at limit 1
    ), deposit.amount)`.as('amount'),
    )
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(HISTORY_LENGTH_MAX)
    .execute()
  const repeated = await reader
    .selectFrom('pix_payment')
    .innerJoin('deposit', 'deposit.id', 'pix_payment.deposit_id')
    .select(['pix_payment.end_to_end_id', 'pix_payment.amount', 'pix_payment.paid_at'])
    .select(['pix_payment.outcome', 'pix_payment.reason'])
    .where('deposit.player_id', '=', playerId)
    .where('pix_payment.reason', '=', 'repeated')
    .orderBy('pix_payment.paid_at', 'desc')
    .limit(HISTORY_LENGTH_MAX)
    .execute()
  return [
    ...deposits.map((row) => {
      const status = statusAt(row.status, row.expires_at, now)
      return historyRow({ ...row, at: row.created_at, status })
    }),
    ...repeated.map((row) =>
      historyRow({ ...row, id: row.end_to_end_id, at: row.paid_at, status: row.outcome }),
    ),
  ].sort((a, b) => b.data - a.data)
}

interface HistoryEntry {
  readonly id: string
  readonly amount: number
  readonly at: Date
  readonly status: DepositStatus
  readonly reason: string | null
}

function historyRow({ id, amount, at, status, reason }: HistoryEntry): DepositRowWire {
  return {
    id,
    betCnfPaymentMethodName: 'PIX',
    price: reaisNumber(centavos(amount)),
    data: at.getTime(),
    status,
    reason,
  }
}
