import { eventually } from '@caderneta/testing/eventually'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { age } from '../../../database/test-aging.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { openTable, outcomes, type TestTable } from '../testing/table-fixtures.ts'
import { cancelMarkets, rollbackCancel, rollbackOutcomes } from './market-correction-store.ts'
import { settleOutstanding } from './settlement-store.ts'

const MARKET = 1000002

const inTenMinutes = () => Date.now() + 600_000

describeOnDatabases('corrected results', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const wallet = (player: number) => readWallet(database.kysely, player)
  const rollback = async ({ games }: TestTable, marketIds: 'all' | number[] = 'all') => {
    await rollbackOutcomes(database, { gameId: games[0] ?? 0, marketIds })
    return settleOutstanding(database)
  }
  const cancel = async (
    { games }: TestTable,
    range: { from?: number; to?: number; marketIds?: 'all' | number[] } = {},
  ) => {
    const { from = null, to = null, marketIds = 'all' } = range
    await cancelMarkets(database, { gameId: games[0] ?? 0, marketIds, from, to })
    return settleOutstanding(database)
  }
  const restore = async ({ games }: TestTable, marketIds: 'all' | number[] = 'all') => {
    await rollbackCancel(database, { gameId: games[0] ?? 0, marketIds })
    return settleOutstanding(database)
  }

  it('reverses the first payment and pays again when the result changes', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10)
    for (const [result, paid] of [
      ['win', 20],
      ['half_win', 15],
      ['lose', 0],
      ['void', 10],
      ['win', 20],
    ] as const) {
      expect(await table.end(0, result)).toEqual([{ betId: bet, playerId: player }])
      expect(await wallet(player)).toEqual({ cash: paid, cashback: 0 })
    }
    const kept = await database.pool.query(
      'select version, result from outcome_history where selection_id = $1 order by version',
      [table.ids[0]],
    )
    expect(kept.rows.map(({ result }) => result)).toEqual(['win', 'half_win', 'lose', 'void'])
    const reversals = await database.pool.query(`
      select before.kind from transfer join transfer before on before.id = transfer.reverses
      where transfer.reference like '${bet}#%'`)
    expect(reversals.rows).toHaveLength(4)
  })

  it('never replaces a confirmed result by one of a running match', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    await table.one(player, 10)
    await table.recordResult(0, 'win', 'live')
    await table.recordResult(0, 'lose', 'live')
    await settleOutstanding(database)
    expect(await outcomes(database, player)).toEqual([['lose', 0, 0]])
    await table.recordResult(0, 'lose', 'confirmed')
    await table.recordResult(0, 'win', 'live')
    expect(await settleOutstanding(database)).toEqual([])
    await table.recordResult(0, 'win', 'confirmed')
    await settleOutstanding(database)
    expect(await outcomes(database, player)).toEqual([['win', 20, 0]])
  })

  it('a rolled-back settlement reopens its bets, once', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    await table.one(player, 10)
    await table.end(0, 'win')
    expect(await rollback(table, [MARKET + 1])).toEqual([])
    expect(await rollback(table)).toHaveLength(1)
    expect(await rollback(table)).toEqual([])
    expect(await outcomes(database, player)).toEqual([['pending', 0, 0]])
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    await table.end(0, 'win')
    expect(await outcomes(database, player)).toEqual([['win', 20, 0]])
  })

  it('takes back the results of the selections that are named, and no other', async () => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await openTable(database, [2000, 3000])
    for (const place of [0, 1]) await table.one(player, 10, [place])
    for (const place of [0, 1]) await table.end(place, 'win')
    for (const gameId of table.games)
      await rollbackOutcomes(database, {
        gameId,
        marketIds: [MARKET],
        selectionIds: [table.ids[1] ?? 0],
      })
    expect(await settleOutstanding(database)).toHaveLength(1)
    expect(await outcomes(database, player)).toEqual([
      ['win', 20, 0],
      ['pending', 0, 0],
    ])
  })

  it('accepts bets again on a selection whose result was taken back', async () => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await openTable(database, [2000])
    await table.one(player, 10)
    await table.end(0, 'win')
    expect(await table.bet(player, [{ ids: table.ids, price: 1, rate: 2 }])).toEqual({
      refused: 'unknown_selection',
    })
    await rollback(table)
    await table.one(player, 10)
    expect(await outcomes(database, player)).toEqual([
      ['pending', 0, 0],
      ['pending', 0, 0],
    ])
  })

  it('a lost multiple stays lost when the result of another leg is taken back', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 2000])
    await table.one(player, 10, [0, 1])
    await table.end(0, 'win')
    await table.end(1, 'lose')
    expect(await rollback(table)).toEqual([])
    expect(await outcomes(database, player)).toEqual([['lose', 0, 0]])
  })

  it('a cancellation voids bets of its period, open or settled, and no others', async () => {
    const player = await addPlayer(database, { cash: 3000 })
    const table = await openTable(database, [2000, 2000])
    await table.one(player, 10)
    await table.one(player, 10, [0, 1])
    const { rows } = await database.pool.query('select max(accepted_at) as at from bet')
    const to = new Date(rows[0]?.at).getTime() + 1
    await database.pool.query('select pg_sleep(0.005)')
    await table.one(player, 10)
    await table.end(0, 'win')
    expect(await cancel(table, { to, marketIds: [MARKET + 1] })).toEqual([])
    expect(await cancel(table, { to, marketIds: [MARKET] })).toHaveLength(1)
    expect(await outcomes(database, player)).toEqual([
      ['void', 10, 0],
      ['pending', 0, 0],
      ['win', 20, 0],
    ])
    await table.end(1, 'win')
    expect(await outcomes(database, player)).toEqual([
      ['void', 10, 0],
      ['win', 20, 0],
      ['win', 20, 0],
    ])
    expect(await cancel(table, { from: to, to: to + 60_000 })).toHaveLength(1)
    expect(await wallet(player)).toEqual({ cash: 40, cashback: 0 })
  })

  it('a revoked cancellation no longer counts', async () => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await openTable(database, [2000])
    await table.one(player, 10)
    expect(await cancel(table)).toHaveLength(1)
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
    expect(await restore(table, [MARKET + 1])).toEqual([])
    expect(await restore(table, [MARKET])).toHaveLength(1)
    expect(await outcomes(database, player)).toEqual([['pending', 0, 0]])
    await table.end(0, 'win')
    expect(await cancel(table)).toHaveLength(1)
    expect(await wallet(player)).toEqual({ cash: 20, cashback: 0 })
    await restore(table)
    expect(await wallet(player)).toEqual({ cash: 30, cashback: 0 })
  })

  it('a bet taken while its market is cancelled is void like those before it', async () => {
    const player = await addPlayer(database, { cash: 3000 })
    const table = await openTable(database, [2000, 2000])
    const to = inTenMinutes()
    expect(await cancel(table, { to, marketIds: [MARKET] })).toEqual([])
    const late = await table.one(player, 10)
    await table.one(player, 10, [1])
    expect(await settleOutstanding(database)).toEqual([{ betId: late, playerId: player }])
    expect(await settleOutstanding(database)).toEqual([])
    await table.end(0, 'win')
    expect(await outcomes(database, player)).toEqual([
      ['void', 10, 0],
      ['pending', 0, 0],
    ])
    expect(await restore(table)).toHaveLength(1)
    expect(await outcomes(database, player)).toEqual([
      ['win', 20, 0],
      ['pending', 0, 0],
    ])
  })

  it('a bet in flight to a cancelled market is void even when no server ran then', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    await table.one(player, 10)
    // Recorded while the bet is not committed: there is no leg to be reviewed.
    await sql`insert into market_cancel (game_id, is_rollback, taken_to)
      values (${table.games[0]}, false, now())`.execute(database.kysely)
    await age(database, 6)
    await table.end(0, 'win')
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
  })

  it('leaves bets as their owners closed them', async () => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await openTable(database, [2000])
    const [closed, part] = [await table.one(player, 10), await table.one(player, 10)]
    await table.close(player, closed, '9.50')
    await table.close(player, part, '9.50', 50)
    await table.end(0, 'win')
    await table.end(0, 'lose')
    expect(await outcomes(database, player)).toEqual([
      ['cancelled', 9.5, 0],
      ['lose', 4.75, 0],
    ])
    await rollback(table)
    expect(await wallet(player)).toEqual({ cash: 14.25, cashback: 0 })
  })

  it('continues in batches of any size', async () => {
    const player = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000])
    // One slip each, because equal combinations of one slip are one bet.
    for (let placed = 0; placed < 20; placed += 1)
      await table.bet(player, [{ ids: table.ids, price: 1, rate: 2 }])
    await table.end(0, 'win')
    await table.recordResult(0, 'lose')
    expect(await settleOutstanding(database, 3)).toHaveLength(20)
    expect(await wallet(player)).toEqual({ cash: 80, cashback: 0 })
  })

  const owed = async (player: number) => {
    const found = await sql<{ owed: number }>`
      select owed from account where player_id = ${player} and kind = 'cash'
    `.execute(database.kysely)
    return found.rows[0]?.owed
  }

  it('winnings spent before they were taken back are owed and repaid first', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 4000, 2000])
    await table.one(player, 10)
    await table.end(0, 'win')
    await table.one(player, 15, [1])
    await table.one(player, 4, [2])
    await table.end(0, 'lose')
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    expect(await owed(player)).toBe(1900)
    await table.end(2, 'win')
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    expect(await owed(player)).toBe(1100)
    await table.end(1, 'win')
    expect(await wallet(player)).toEqual({ cash: 49, cashback: 0 })
    expect(await owed(player)).toBe(0)
    await table.end(2, 'lose')
    expect(await wallet(player)).toEqual({ cash: 41, cashback: 0 })
    expect(await owed(player)).toBe(0)
    await table.end(0, 'win')
    expect(await wallet(player)).toEqual({ cash: 61, cashback: 0 })
  })

  it('an early closing repays a debt as well', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 2000])
    await table.one(player, 10)
    await table.end(0, 'win')
    const bet = await table.one(player, 20, [1])
    await table.end(0, 'lose')
    expect(await owed(player)).toBe(2000)
    expect(await table.close(player, bet, '19.00', 50)).toEqual({
      isCancelled: false,
      returned: 9.5,
      wallet: { cash: 0, cashback: 0 },
    })
    expect(await owed(player)).toBe(1050)
  })
})

describeOnServer('a settlement in flight', (makeDatabase) => {
  it.each([
    ['a result that was taken back', recordWin, takeBack],
    ['a cancellation that was revoked', cancelAll, revokeAll],
  ] as const)(
    'is undone when it used %s, reviewed before its commit',
    async (_, decide, change) => {
      const database = await makeDatabase()
      const player = await addPlayer(database, { cash: 2000 })
      const table = await openTable(database, [2000])
      await table.one(player, 10)
      await decide(database, table)
      await reviewDuringSettlement(database, () => change(database, table))
      await settleOutstanding(database)
      expect(await outcomes(database, player)).toEqual([['pending', 0, 0]])
      expect(await readWallet(database.kysely, player)).toEqual({ cash: 10, cashback: 0 })
      expect(await auditBooks(database)).toEqual([])
    },
  )
})

const allMarkets = ({ games }: TestTable) => ({ gameId: games[0] ?? 0, marketIds: 'all' }) as const

const recordWin = (_: Database, table: TestTable) => table.recordResult(0, 'win')

const takeBack = (database: Database, table: TestTable) =>
  rollbackOutcomes(database, allMarkets(table))

const cancelAll = (database: Database, table: TestTable) =>
  cancelMarkets(database, { ...allMarkets(table), from: null, to: null })

const revokeAll = (database: Database, table: TestTable) =>
  rollbackCancel(database, allMarkets(table))

/**
 * Settles by the recorded results, then changes them and reviews the change while the settlement
 * has not committed. A review that waits for the settlement continues after the commit.
 */
async function reviewDuringSettlement(database: Database, change: () => Promise<unknown>) {
  const settler = await database.pool.connect()
  let isReviewed = false
  try {
    await settler.query('begin')
    const settled = await settler.query<{ legs: string }>('select legs from settle_bets(5000)')
    expect(Number(settled.rows[0]?.legs)).toBe(1)
    await change()
    const review = sql`select close_settled_outcomes()`.execute(database.kysely).then(() => {
      isReviewed = true
    })
    await eventually(async () => expect(isReviewed || (await isLockAwaited(database))).toBe(true))
    await settler.query('commit')
    await review
  } finally {
    settler.release()
  }
}

async function isLockAwaited(database: Database): Promise<boolean> {
  const waiting = await database.pool.query(`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return waiting.rows.length > 0
}
