import { sql } from 'kysely'
import { checkInvariants, readInvariants } from './audit-books.ts'
import type { Database } from './database.ts'
import { databaseErrorCode, type Reader } from './transaction.ts'

/**
 * The identifiers of the invariants that report this corruption, made with triggers disabled and
 * rolled back; `refused` when a constraint prevents it. An invariant that could not be checked is
 * not reported under its identifier: it detected nothing. The whole audit checks unless named.
 */
export async function corrupt(
  { kysely }: Pick<Database, 'kysely'>,
  statement: string,
  check = async (transaction: Reader) => checkInvariants(transaction, await readInvariants()),
): Promise<string[]> {
  const transaction = await kysely.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
    const results = await check(transaction)
    return results
      .filter(({ result }) => result !== 'holds')
      .map(({ invariant, result }) =>
        result === 'violated' ? (invariant.split(' ')[0] ?? '') : `unchecked: ${invariant}`,
      )
  } catch (error) {
    if (databaseErrorCode(error)?.startsWith('23')) return ['refused']
    throw error
  } finally {
    await transaction.rollback().execute()
  }
}
