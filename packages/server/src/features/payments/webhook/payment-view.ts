import { sql } from 'kysely'
import type { Reader } from '../../../database/transaction.ts'
import type { TimeSpan } from '../psp/pix-provider.ts'

/** A payment in our books; centavos, milliseconds UTC. */
export interface BookedPayment {
  readonly endToEndId: string
  readonly txid: string
  readonly amount: number
  readonly paidAt: number
}

export async function paymentsBetween(
  reader: Reader,
  { since, until }: TimeSpan,
): Promise<BookedPayment[]> {
  const rows = await reader
    .selectFrom('pix_payment')
    .select(['end_to_end_id', 'txid', 'amount', 'paid_at'])
    .where('paid_at', '>=', new Date(since))
    .where('paid_at', '<=', new Date(until))
    .execute()
  return rows.map((row) => ({
    endToEndId: row.end_to_end_id,
    txid: row.txid,
    amount: row.amount,
    paidAt: row.paid_at.getTime(),
  }))
}

/** The starts of all days of UTC with a payment, oldest first. */
export async function paymentDays(reader: Reader): Promise<number[]> {
  const { rows } = await sql<{ day: Date }>`
    select distinct date_trunc('day', paid_at, 'UTC') as day from pix_payment order by day
  `.execute(reader)
  return rows.map(({ day }) => day.getTime())
}
