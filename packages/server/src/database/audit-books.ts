import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Reader } from './transaction.ts'

/** One row that must not be there: which rule, of what, and how it differs. */
export interface Violation {
  readonly invariant: string
  readonly subject: string
  readonly detail: string | null
}

const AUDITS = ['audit.sql', 'audit-bets.sql', 'audit-payouts.sql'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
)

/** Checks every invariant of the books in one snapshot of a live database; empty is healthy. */
export function auditBooks(database: Pick<Database, 'kysely'>): Promise<Violation[]> {
  return database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      await sql`set local statement_timeout = 0`.execute(transaction)
      // Every row is looked at: a plan by guesses about new tables compares each with each, and to
      // compile so long a statement takes longer than to run it.
      await sql`set local enable_nestloop = off`.execute(transaction)
      await sql`set local jit = off`.execute(transaction)
      return await readViolations(transaction)
    })
}

/** The same inside somebody's transaction. */
export async function readViolations(reader: Reader): Promise<Violation[]> {
  const violations: Violation[] = []
  for (const path of AUDITS) {
    const text = await readFile(path, 'utf8')
    violations.push(...(await sql.raw<Violation>(text).execute(reader)).rows)
  }
  return violations
}
