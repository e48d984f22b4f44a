import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import {
  AUDIT,
  checkInvariants,
  failed,
  type InvariantResult,
  planForWholeTables,
  readInvariantsOfDay,
} from './audit-books.ts'
import type { Database } from './database.ts'
import { type DayBounds, findDayBounds } from './day-bounds.ts'
import type { Reader } from './transaction.ts'

/**
 * Checks what a civil day of São Paulo (YYYY-MM-DD) wrote, in one snapshot of a live database: the
 * rows of the day, and what its bets need of other days, are copied into temporary tables beside
 * the books, and the invariants are checked on the copy. It takes as long as the day is large,
 * whatever the size of the books. Returns the results that do not hold; empty is healthy.
 */
export function auditDay(
  { kysely }: Pick<Database, 'kysely'>,
  day: string,
): Promise<InvariantResult[]> {
  return kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => failed(await checkDay(transaction, day)))
}

/** The same in a transaction of the caller, which it leaves with the temporary tables. */
export async function checkDay(transaction: Reader, day: string): Promise<InvariantResult[]> {
  await copyDay(transaction, day, await findDayBounds(transaction, day))
  await planForWholeTables(transaction)
  return checkInvariants(transaction, await readInvariantsOfDay())
}

async function copyDay(transaction: Reader, day: string, bounds: DayBounds): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`set local jit = off`.execute(transaction)
  // Each row is looked up by its key: any other plan would read whole tables.
  await sql`set local enable_hashjoin = off`.execute(transaction)
  await sql`set local enable_mergejoin = off`.execute(transaction)
  const { bets, transfers } = bounds
  await sql`
    create temporary table audited_day (day date, begin_at timestamptz, end_at timestamptz,
      first_bet bigint, last_bet bigint, first_transfer bigint, last_transfer bigint)
    on commit drop
  `.execute(transaction)
  await sql`
    insert into audited_day values (${day}::date,
      ${day}::date::timestamp at time zone 'America/Sao_Paulo',
      (${day}::date + 1)::timestamp at time zone 'America/Sao_Paulo',
      ${bets.first}, ${bets.last}, ${transfers.first}, ${transfers.last})
  `.execute(transaction)
  const text = await readFile(`${AUDIT}day/books.sql`, 'utf8')
  for (const statement of text.split(/;\n/)) await sql.raw(statement).execute(transaction)
  await sql`set local enable_hashjoin = on`.execute(transaction)
  await sql`set local enable_mergejoin = on`.execute(transaction)
}
