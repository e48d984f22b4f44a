import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { corrupt } from '../../../database/test-corruption.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { CLOSING_CORRUPTIONS, fillClosedBooks } from './closing-corruption-fixtures.ts'

describeOnDatabases('the audit of closings and corrections', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
    await fillClosedBooks(database)
  })

  it('finds nothing in correct books', async () => {
    const bets = await database.pool.query(
      'select status, at_stake > 0 as is_open, cashback from bet order by id',
    )
    expect(bets.rows.map(({ status, cashback }) => [status, cashback])).toEqual([
      ['cashed_out', 0],
      ['pending', 0],
      ['lose', 0],
      ['lose', 0],
      ['pending', 0],
      ['cancelled', 0],
    ])
    const debts = await database.pool.query('select owed from account where owed > 0')
    expect(debts.rows).toEqual([{ owed: 1000 }])
    expect(await auditBooks(database)).toEqual([])
  })

  it.each(CLOSING_CORRUPTIONS)('detects that %s', async (_, statement, caughtBy) => {
    expect(await corrupt(database, statement)).toContain(caughtBy)
  })

  it.each([
    'update bet set cashback_percent = 20',
    'update bet_closing set quote = 1',
    'delete from bet_closing',
    'update bet set bonus_table = 0',
    'delete from cashback_bet',
    'update cashback_day set day = day + 1',
    'update cashback_day set day_max = day_max + 1',
    'update cashback_day set closed_at = now()',
    'delete from first_settled_bet',
    'truncate outcome_history',
    'delete from market_cancel',
  ])('triggers refuse to "%s"', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('is kept as it was written')
  })
})
