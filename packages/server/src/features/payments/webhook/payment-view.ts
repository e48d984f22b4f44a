import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows, timeColumn } from '../../../database/rows.ts'
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
  const found = await reader
    .selectFrom('pix_payment')
    .select(['end_to_end_id', 'txid', 'amount', 'paid_at'])
    .where('paid_at', '>=', new Date(since))
    .where('paid_at', '<=', new Date(until))
    .execute()
  return found.map((row) => ({
    endToEndId: row.end_to_end_id,
    txid: row.txid,
    amount: row.amount,
    paidAt: row.paid_at.getTime(),
  }))
}

const dayRow = z.object({ day: timeColumn })

/** The starts of all days of UTC with a payment, oldest first. */
export async function paymentDays(reader: Reader): Promise<number[]> {
  const query = sql`
    select distinct date_trunc('day', paid_at, 'UTC') as day from pix_payment order by day
  `
  const days = await rows(reader, dayRow, query)
  return days.map(({ day }) => day.getTime())
}
