import { centavos } from '@caderneta/domain/money/money'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../database/audit-books.ts'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer, payIn } from '../../database/test-rows.ts'
import { openTable } from '../bets/testing/table-fixtures.ts'
import { closeCashbackDays } from '../offers/testing/offers-fixtures.ts'
import { readDebt } from './debt-view.ts'

const NONE = { owed: 0, owedFor: [] }

describeOnDatabases('a debt and its causes', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const debt = (player: number) => readDebt(database.kysely, player)

  /** The bets that caused the debt, each with its amount in reais. */
  const bets = async (player: number) =>
    (await debt(player)).owedFor.map(({ betId, amount }) => [betId, amount])

  it('names the bet whose winnings were taken back, until it is repaid', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 4000])
    const won = await table.one(player, 10)
    await table.end(0, 'win')
    await table.one(player, 15, [1])
    expect(await debt(player)).toEqual(NONE)
    await table.end(0, 'lose')
    const slip = await database.pool.query(
      `select slip.reference from slip join bet using (player_id, slip_id) where bet.id = $1`,
      [won],
    )
    expect(await debt(player)).toEqual({
      owed: 15,
      owedFor: [
        {
          reason: 'bet_corrected',
          amount: 15,
          betId: won,
          betReference: slip.rows[0]?.reference,
          day: null,
        },
      ],
    })
    await payIn(database, player, 600)
    expect(await bets(player)).toEqual([[won, 9]])
    await payIn(database, player, 1000)
    expect(await debt(player)).toEqual(NONE)
  })

  it('names a bet that was merely reopened', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 4000])
    const won = await table.one(player, 10)
    await table.end(0, 'win')
    await table.one(player, 20, [1])
    await table.takeBack(0)
    expect(await bets(player)).toEqual([[won, 20]])
  })

  it('assumes that the oldest cause is repaid first', async () => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await openTable(database, [2000, 2000, 4000])
    const first = await table.one(player, 10)
    const second = await table.one(player, 10, [1])
    await table.end(0, 'win')
    await table.end(1, 'win')
    await table.one(player, 40, [2])
    await table.end(0, 'lose')
    await table.end(1, 'lose')
    expect(await bets(player)).toEqual([
      [second, 20],
      [first, 20],
    ])
    await payIn(database, player, 2500)
    expect(await bets(player)).toEqual([[second, 15]])
  })

  it('names the day whose cashback was taken back', async () => {
    const player = await addPlayer(database, { cash: 4000 })
    const live = await openTable(database, [2000, 2000], { isLive: true })
    const table = await openTable(database, [2000, 4000])
    for (const index of [0, 1]) {
      await live.one(player, 10, [index])
      await live.end(index, 'lose')
    }
    await closeCashbackDays(database, '2999-01-01', centavos(20_000))
    const won = await table.one(player, 10)
    await table.end(0, 'win')
    await table.one(player, 1, [1], true)
    await table.one(player, 30, [1])
    await table.end(0, 'lose')
    expect(await debt(player)).toMatchObject({ owed: 20 })
    await live.end(1, 'void')
    expect(await debt(player)).toMatchObject({
      owed: 11,
      owedFor: [
        { reason: 'cashback_corrected', amount: 1, betId: null, betReference: null },
        { reason: 'bet_corrected', amount: 10, betId: won, day: null },
      ],
    })
  })
})
