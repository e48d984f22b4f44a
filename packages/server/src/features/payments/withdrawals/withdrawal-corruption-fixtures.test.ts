import { beforeAll, expect, it } from 'vitest'
import { corrupt } from '../../../database/test-corruption.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
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

  it('finds nothing in correct books', async () => {
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

  it.each(CORRUPTIONS)('detects that %s', async (_, statement, caughtBy) => {
    expect(await corrupt(withdrawals.database, statement)).toContain(caughtBy)
  })
})
