import {
  DEPOSIT_STATUSES,
  DEPOSITS_PER_PAGE,
  type DepositRowWire,
  type DepositStatus,
} from '@caderneta/contract/payments/deposits'
import { type Centavos, centavos, reaisNumber } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows, timeColumn } from '../../../database/rows.ts'
import { isPast, microsecondsOf, timeCursorText } from '../../../database/time-cursor.ts'
import type { Reader } from '../../../database/transaction.ts'

export interface DepositView {
  readonly id: string
  readonly txid: string
  readonly amount: Centavos
  readonly status: DepositStatus
  readonly expiresAt: number
  /** BR Code text, as it was when the charge was created. */
  readonly payload: string
  readonly reason: string | null
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** A player's own deposit; null for any other. */
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

/** A charge is over when its time is, even before that is recorded. */
function statusAt(status: DepositStatus, expiresAt: Date, now: number): DepositStatus {
  return status === 'awaiting' && expiresAt.getTime() < now ? 'expired' : status
}

interface DepositsRequest {
  readonly playerId: number
  /** `next` of the previous page. */
  readonly cursor?: string | undefined
  /** Milliseconds UTC. */
  readonly now: number
}

interface DepositsPage {
  readonly data: DepositRowWire[]
  readonly next: string | null
}

/**
 * One page of the charges of a player, newest first; of one that was sent back, the amount paid. A
 * further payment of a charge has a row of its own above it, since it was sent back while the first
 * was credited: so a page is found by its charges alone.
 */
export async function readDepositHistory(
  reader: Reader,
  { playerId, cursor, now }: DepositsRequest,
): Promise<DepositsPage> {
  const found = await readCharges(reader, playerId, cursor, DEPOSITS_PER_PAGE + 1)
  const charges = found.slice(0, DEPOSITS_PER_PAGE)
  const last = found.length > charges.length ? charges.at(-1) : undefined
  const payments = await readRefused(
    reader,
    charges.map(({ id }) => id),
  )
  const data = charges.flatMap((row) => {
    const ofCharge = payments.filter(({ deposit_id }) => deposit_id === row.id)
    const repeated = ofCharge.filter(({ reason }) => reason === 'repeated').toReversed()
    const amount = ofCharge.find(({ reason }) => reason === row.reason)?.amount ?? row.amount
    const status = statusAt(row.status, row.expires_at, now)
    return [
      ...repeated.map((payment) =>
        historyRow({
          ...payment,
          id: payment.end_to_end_id,
          at: payment.paid_at,
          status: payment.outcome,
        }),
      ),
      historyRow({ ...row, amount, at: row.created_at, status }),
    ]
  })
  return { data, next: last ? timeCursorText(last) : null }
}

function readCharges(reader: Reader, playerId: number, cursor: string | undefined, limit: number) {
  return reader
    .selectFrom('deposit')
    .select(['id', 'status', 'reason', 'created_at', 'expires_at', 'amount'])
    .select(microsecondsOf('deposit').as('us'))
    .where('player_id', '=', playerId)
    .where(isPast('deposit', cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Payments of one charge that are listed; further ones are sent back too. */
const REFUSED_PER_CHARGE_MAX = 20

const refusedPayment = z.object({
  deposit_id: z.string(),
  end_to_end_id: z.string(),
  amount: z.number(),
  paid_at: timeColumn,
  outcome: z.enum(DEPOSIT_STATUSES),
  reason: z.string(),
})

/** The payments of these charges that were not credited, oldest first. */
function readRefused(reader: Reader, depositIds: readonly string[]) {
  const query = sql`
    select payment.*
    from unnest(${[...depositIds]}::uuid[]) as charge (id)
    cross join lateral (
      select deposit_id, end_to_end_id, amount, paid_at, outcome, reason from pix_payment
      where pix_payment.deposit_id = charge.id and pix_payment.reason is not null
      order by paid_at
      limit ${REFUSED_PER_CHARGE_MAX}
    ) payment
  `
  return rows(reader, refusedPayment, query)
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
