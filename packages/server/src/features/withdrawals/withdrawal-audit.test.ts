import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { readViolations } from '../../database/audit-books.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { databaseErrorCode } from '../../database/transaction.ts'
import { makeWithdrawals, type WithdrawalsUnderTest } from './test-withdrawals.ts'
import {
  fillWithdrawals,
  PAYOUT_CORRUPTIONS,
  WITHDRAWAL_CORRUPTIONS,
} from './withdrawal-corruption-fixtures.ts'

const CORRUPTIONS = [...WITHDRAWAL_CORRUPTIONS, ...PAYOUT_CORRUPTIONS]

describeOnDatabases('the audit of withdrawals', (makeDatabase) => {
  let withdrawals: WithdrawalsUnderTest
  beforeAll(async () => {
    withdrawals = await makeWithdrawals(await makeDatabase())
    await fillWithdrawals(withdrawals)
  })

  it('finds nothing in true books', async () => {
    const { rows } = await withdrawals.database.pool.query(
      'select status from withdrawal order by amount',
    )
    expect(rows.map(({ status }) => status)).toEqual([
      'paid',
      'refused',
      'returned',
      'cancelled',
      'requested',
    ])
    expect(await withdrawals.audit()).toEqual([])
  })

  it.each(CORRUPTIONS)('is not deceived when %s', async (_, statement, caughtBy) => {
    expect(await corrupt(withdrawals, statement)).toContain(caughtBy)
  })
})

/** The invariants that report this corruption, or `refused` when a constraint prevents it. */
async function corrupt({ database }: WithdrawalsUnderTest, statement: string): Promise<string[]> {
  const transaction = await database.kysely.startTransaction().execute()
  try {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql.raw(statement).execute(transaction)
    return (await readViolations(transaction)).map(({ invariant }) => invariant.split(' ')[0] ?? '')
  } catch (error) {
    if (databaseErrorCode(error)?.startsWith('23')) return ['refused']
    throw error
  } finally {
    await transaction.rollback().execute()
  }
}
