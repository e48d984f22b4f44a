import { isRefusal } from '@caderneta/contract/refusals'
import { centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { placerDeps, slipRequest, TEST_LIMITS } from '../testing/bets-fixtures.ts'
import { addBettor, openTable, type TestTable } from '../testing/table-fixtures.ts'
import { SlipPlacer } from './place-slip.ts'

const budget = centavos(10_000)
const exposure = { ...TEST_LIMITS.exposure, singlesMax: budget, multiplesMax: budget }
const limits = { ...TEST_LIMITS, exposure }

/** [singles, multiples, long shots] of each selection. */
async function liabilities(database: Database, { ids }: TestTable) {
  const found = await sql<{ singles: number; multiples: number; long_shots: number }>`
    select singles, multiples, long_shots from selection_liability
    where selection_id = any(${`{${ids.join(',')}}`}::bigint[])
    order by selection_id
  `.execute(database.kysely)
  return found.rows.map(({ singles, multiples, long_shots }) => [singles, multiples, long_shots])
}

describeOnDatabases('the liability of a selection', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('counts each bet at its potential return, singles apart from multiples', async () => {
    const player = await addBettor(database, { cash: 100_000 })
    const table = await openTable(database, [2000, 3000], { placer: { limits } })
    const bet = (reais: number, indexes: readonly number[]) =>
      table.bet(player, [{ ids: indexes.map((at) => table.ids[at] ?? 0), price: reais, rate: 1 }])
    expect(isRefusal(await bet(40, [0]))).toBe(false)
    expect(isRefusal(await bet(10, [0, 1]))).toBe(false)
    // 10 × 6 and 1 % of the winnings.
    expect(await liabilities(database, table)).toEqual([
      [8000, 6050, 0],
      [0, 6050, 0],
    ])
    expect(await bet(11, [0])).toEqual({
      refused: 'limit_reached',
      facts: {
        limit: 'selection',
        stakeMax: 10,
        betGamesOddId: [table.ids[0]],
        selection: table.ids[0],
      },
    })
    expect(isRefusal(await bet(10, [0]))).toBe(false)
    expect(isRefusal(await bet(20, [1]))).toBe(false)
    expect(await liabilities(database, table)).toEqual([
      [10_000, 6050, 0],
      [6000, 6050, 0],
    ])
    expect(await auditBooks(database)).toEqual([])
  })

  it('leaves room for singles and short multiples when long shots have used up theirs', async () => {
    const attacker = await addBettor(database, { cash: 100_000 })
    const player = await addBettor(database, { cash: 100_000 })
    const wider = { ...limits, exposure: { ...exposure, multiplesMax: centavos(12_000) } }
    const table = await openTable(database, [1500, 8000, 9000], { placer: { limits: wider } })
    const [favourite = 0, second = 0, third = 0] = table.ids
    const bet = (who: number, ids: readonly number[]) =>
      table.bet(who, [{ ids, price: 1, rate: 1 }])
    // R$ 1,00 × 108 and 3 % of the winnings.
    expect(isRefusal(await bet(attacker, [favourite, second, third]))).toBe(false)
    expect(await bet(attacker, [favourite, third, second])).toMatchObject({
      refused: 'limit_reached',
      facts: { limit: 'selection' },
    })
    expect(isRefusal(await bet(player, [favourite, second]))).toBe(false)
    expect(isRefusal(await bet(player, [favourite]))).toBe(false)
  })

  it('counts every bet of a slip, and nothing of a slip that is refused', async () => {
    const player = await addBettor(database, { cash: 100_000 })
    const table = await openTable(database, [2000, 2000, 2000], { placer: { limits } })
    const [first = 0, ...others] = table.ids
    const double = (other: number) => ({ ids: [first, other], price: 13, rate: 4 })
    expect(await table.bet(player, others.map(double))).toMatchObject({
      refused: 'limit_reached',
      facts: { limit: 'selection', selection: first, stakeMax: 11.81 },
    })
    expect(await liabilities(database, table)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    const [one, other] = others.map(double)
    const fitting = [one, other && { ...other, price: 11.81 }].filter(
      (combination) => combination !== undefined,
    )
    expect(isRefusal(await table.bet(player, fitting))).toBe(false)
    expect(await liabilities(database, table)).toMatchObject([[0, 9998, 0], {}, {}])
  })

  it('returns the same result when a refused slip is sent again', async () => {
    const player = await addBettor(database, { cash: 100_000 })
    const table = await openTable(database, [2000], { placer: { limits } })
    const slip = slipRequest(player, [{ ids: table.ids, price: 60, rate: 2 }])
    const placer = new SlipPlacer(placerDeps(database, table.book, { limits }))
    const first = await placer.place(slip)
    expect(first).toMatchObject({ refused: 'limit_reached' })
    expect(await placer.place(slip)).toEqual(first)
  })
})

describeOnServer('the liability of a selection', (makeDatabase) => {
  it('never exceeds the limit under concurrent bets', async () => {
    const database = await makeDatabase()
    for (let round = 0; round < 10; round += 1) {
      const table = await openTable(database, [2000])
      const players: number[] = []
      for (let count = 0; count < 16; count += 1)
        players.push(await addPlayer(database, { cash: 1000 }))
      // As many servers as players: nothing is grouped, they compete in the database.
      const results = await Promise.all(
        players.map((player) => {
          const slip = slipRequest(player, [{ ids: table.ids, price: 10, rate: 2 }])
          return new SlipPlacer(placerDeps(database, table.book, { limits })).place(slip)
        }),
      )
      expect(results.filter((result) => !isRefusal(result))).toHaveLength(5)
      expect(await liabilities(database, table)).toEqual([[10_000, 0, 0]])
    }
    expect(await auditBooks(database)).toEqual([])
  })
})
