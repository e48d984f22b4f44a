import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { auditBooks } from '../database/audit-books.ts'
import type { Database } from '../database/database.ts'
import { describeOnDatabases } from '../database/test-database.ts'
import { rollbackOutcomes } from '../features/bets/settling/market-correction-store.ts'
import { recordOutcomes } from '../features/bets/settling/record-outcomes.ts'
import { settleOutstanding } from '../features/bets/settling/settlement-store.ts'
import { fillLivedBooks, passOddsWindow, passOutcomeWindow } from './lived-books-fixtures.ts'

describeOnDatabases('the audit of a long-used database', (makeDatabase) => {
  it('holds before and after every window, with cancelled legs as well', async () => {
    const database = await makeDatabase()
    await fillLivedBooks(database)
    expect(await auditBooks(database)).toEqual([])

    await passOutcomeWindow(database)
    const closed = await count(
      database,
      sql`from selection_outcome join leg using (selection_id)
        where closed_at is not null and is_corrected and leg.result = 'void'`,
    )
    expect(closed).toBeGreaterThanOrEqual(3)
    expect(await auditBooks(database)).toEqual([])

    const prices = await count(database, sql`from odds_history`)
    await passOddsWindow(database)
    expect(await count(database, sql`from odds_history`)).toBeLessThanOrEqual(prices)
    expect(await count(database, sql`from game_odds`)).toBeLessThan(prices)
    expect(await auditBooks(database)).toEqual([])

    await correctClosedOutcome(database)
    expect(await auditBooks(database)).toEqual([])
    await passOutcomeWindow(database)
    expect(await auditBooks(database)).toEqual([])
  })
})

/** A result that was closed days ago is taken back, and another one recorded. */
async function correctClosedOutcome(database: Database): Promise<void> {
  const marketId = 1000002
  await rollbackOutcomes(database, { gameId: 101, marketIds: [marketId] })
  await settleOutstanding(database)
  expect(await auditBooks(database)).toEqual([])
  const outcomes = [{ selectionId: 10100001, marketId, result: 'lose' as const }]
  await recordOutcomes(database, { gameId: 101, outcomes })
  await settleOutstanding(database)
}

async function count({ kysely }: Database, from: ReturnType<typeof sql>): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::integer ${from}`.execute(kysely)
  return found.rows[0]?.count ?? 0
}
