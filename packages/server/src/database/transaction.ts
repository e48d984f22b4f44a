import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Where a read may run: on the database or inside a transaction of the caller. */
export type Reader = Kysely<Tables>

export type WriteTransaction = Transaction<Tables>

const ATTEMPTS_MAX = 5
const RETRIED_CODES = new Set(['40001', '40P01'])

/** Runs the work in one transaction; repeats it when the database gave up on a conflict. */
export function inTransaction<T>(
  database: Database,
  work: (transaction: WriteTransaction) => Promise<T>,
): Promise<T> {
  return retryConflicts(() => database.kysely.transaction().execute(work))
}

/** A point of a transaction to which it may be rolled back; one at a time. */
export async function beginSavepoint(transaction: WriteTransaction) {
  await sql`savepoint point`.execute(transaction)
  return {
    release: async () => void (await sql`release savepoint point`.execute(transaction)),
    rollBack: async () => void (await sql`rollback to savepoint point`.execute(transaction)),
  }
}

/** Repeats work that ended in a deadlock or a serialization failure, a bounded number of times. */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const code = databaseErrorCode(error)
      if (attempt === ATTEMPTS_MAX || code === null || !RETRIED_CODES.has(code)) throw error
    }
  }
}

/** The SQLSTATE of an error that the database raised; null for any other error. */
export function databaseErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

/**
 * True when the database rejects the input (classes 22 and 23, raised exceptions): the same input
 * is rejected again. All other errors concern the connection or are transient.
 */
export function isDataError(error: unknown): boolean {
  return /^(22|23|P0)/.test(databaseErrorCode(error) ?? '')
}

/** Whether a write of the feed was refused because another server leads it (`check_feed_term`). */
export function isTermOver(error: unknown): boolean {
  return databaseErrorCode(error) === 'FT001'
}
