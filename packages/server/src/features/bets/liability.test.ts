import { isRefusal } from '@caderneta/contract/refusals'
import { centavos } from '@caderneta/domain/money'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../database/audit-books.ts'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { askedSlip, placerParts, TEST_LIMITS } from './bets-fixtures.ts'
import { SlipPlacer } from './place-slip.ts'
import { openTable, type TestTable } from './table-fixtures.ts'

const limits = { ...TEST_LIMITS, liabilityMax: centavos(10_000) }

async function liabilities(database: Database, { ids }: TestTable) {
  const found = await sql<{ amount: number }>`
    select amount from selection_liability where selection_id = any(${`{${ids.join(',')}}`}::bigint[])
    order by selection_id
  `.execute(database.kysely)
  return found.rows.map(({ amount }) => amount)
}

describeOnDatabases('what a selection may cost', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('is the sum of its bets at their odds, and is limited', async () => {
    const player = await addPlayer(database, { cash: 100_000 })
    const table = await openTable(database, [2000, 3000], { placer: { limits } })
    const bet = (reais: number, places: readonly number[]) =>
      table.bet(player, [{ ids: places.map((at) => table.ids[at] ?? 0), price: reais, rate: 1 }])
    expect(isRefusal(await bet(40, [0]))).toBe(false)
    expect(isRefusal(await bet(10, [0, 1]))).toBe(false)
    expect(await liabilities(database, table)).toEqual([10_000, 3000])
    expect(await bet(1, [0])).toEqual({
      refused: 'limit_reached',
      facts: { betGamesOddId: table.ids[0] },
    })
    expect(isRefusal(await bet(20, [1]))).toBe(false)
    expect(await liabilities(database, table)).toEqual([10_000, 9000])
    expect(await auditBooks(database)).toEqual([])
  })

  it('counts every line of a slip, and nothing of a slip that is refused', async () => {
    const player = await addPlayer(database, { cash: 100_000 })
    const table = await openTable(database, [2000], { placer: { limits } })
    const line = { ids: table.ids, price: 20, rate: 2 }
    expect(await table.bet(player, [line, line, line])).toMatchObject({ refused: 'limit_reached' })
    expect(await liabilities(database, table)).toEqual([0])
    expect(isRefusal(await table.bet(player, [line, line]))).toBe(false)
    expect(await liabilities(database, table)).toEqual([8000])
  })

  it('answers a refused slip alike when it is sent again', async () => {
    const player = await addPlayer(database, { cash: 100_000 })
    const table = await openTable(database, [2000], { placer: { limits } })
    const slip = askedSlip(player, [{ ids: table.ids, price: 60, rate: 2 }])
    const placer = new SlipPlacer(placerParts(database, table.book, { limits }))
    const first = await placer.place(slip)
    expect(first).toMatchObject({ refused: 'limit_reached' })
    expect(await placer.place(slip)).toEqual(first)
  })
})

describeOnServer('what a selection may cost', (makeDatabase) => {
  it('is never more than the limit, however many bet at once', async () => {
    const database = await makeDatabase()
    for (let round = 0; round < 10; round += 1) {
      const table = await openTable(database, [2000])
      const players: number[] = []
      for (let count = 0; count < 16; count += 1)
        players.push(await addPlayer(database, { cash: 1000 }))
      // As many servers as players: nothing is grouped, all of them meet in the database.
      const answers = await Promise.all(
        players.map((player) => {
          const slip = askedSlip(player, [{ ids: table.ids, price: 10, rate: 2 }])
          return new SlipPlacer(placerParts(database, table.book, { limits })).place(slip)
        }),
      )
      expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(5)
      expect(await liabilities(database, table)).toEqual([10_000])
    }
    expect(await auditBooks(database)).toEqual([])
  })
})
