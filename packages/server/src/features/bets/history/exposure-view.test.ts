import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { recordOutcomes } from '../settling/record-outcomes.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import { openTable } from '../testing/table-fixtures.ts'
import { readOpenExposure } from './exposure-view.ts'

describeOnDatabases('readOpenExposure', (makeDatabase) => {
  it('sums what is still at stake in open bets, to the centavo', async () => {
    const database = await makeDatabase()
    expect(await readOpenExposure(database.kysely)).toEqual({ bets: 0, stakes: 0, payouts: 0 })
    const table = await openTable(database, [2000, 3330])
    for (const cash of [10_000, 5_000]) {
      const player = await addPlayer(database, { cash })
      await table.one(player, 10)
    }
    expect(await readOpenExposure(database.kysely)).toEqual({
      bets: 2,
      stakes: 2_000,
      payouts: 4_000,
    })
    // A third of one bet was closed early: 667 of 1000 at 2.00 remain.
    await database.pool.query(
      'update bet set closed_cash = 333, closings = 1 where id = (select min(id) from bet)',
    )
    expect(await readOpenExposure(database.kysely)).toEqual({
      bets: 2,
      stakes: 1_667,
      payouts: 3_334,
    })
    const [gameId = 0] = table.games
    const outcome = { selectionId: table.ids[0] ?? 0, marketId: 1000002, result: 'lose' } as const
    await recordOutcomes(database, { gameId, outcomes: [outcome] })
    await settleOutstanding(database)
    expect(await readOpenExposure(database.kysely)).toEqual({ bets: 0, stakes: 0, payouts: 0 })
  })
})
