import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../database/audit-books.ts'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer } from '../../database/test-rows.ts'
import { readWallet } from '../wallet/wallet.ts'
import { cancelMarkets, rollbackCancel, rollbackOutcomes } from './correct-markets.ts'
import { settleOutstanding } from './settle-bets.ts'
import { openTable, outcomes, type TestTable } from './table-fixtures.ts'

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

  it('another result reverses the first payment and pays anew', async () => {
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

  it('a result of a running match never replaces a confirmed one', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    await table.one(player, 10)
    await table.tell(0, 'win', 'live')
    await table.tell(0, 'lose', 'live')
    await settleOutstanding(database)
    expect(await outcomes(database, player)).toEqual([['lose', 0, 0]])
    await table.tell(0, 'lose', 'confirmed')
    await table.tell(0, 'win', 'live')
    expect(await settleOutstanding(database)).toEqual([])
    await table.tell(0, 'win', 'confirmed')
    await settleOutstanding(database)
    expect(await outcomes(database, player)).toEqual([['win', 20, 0]])
  })

  it('a settlement that is rolled back opens its bets again, once', async () => {
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

  it('a selection whose result was taken back can be bet on again', async () => {
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

  it('a multiple that was lost stays lost when the result of another leg is taken back', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 2000])
    await table.one(player, 10, [0, 1])
    await table.end(0, 'win')
    await table.end(1, 'lose')
    expect(await rollback(table)).toEqual([])
    expect(await outcomes(database, player)).toEqual([['lose', 0, 0]])
  })

  it('cancelling makes bets of its time void, open or settled, and no others', async () => {
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
      ['win', 20.1, 0],
      ['win', 20, 0],
    ])
    expect(await cancel(table, { from: to, to: to + 60_000 })).toHaveLength(1)
    expect(await wallet(player)).toEqual({ cash: 40.1, cashback: 0 })
  })

  it('a cancelling that is taken back counts no more', async () => {
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

  it('a bet that is taken while its market is cancelled is void like those before it', async () => {
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

  it('leaves what its owner closed as it was', async () => {
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

  it('goes on in batches of any size', async () => {
    const player = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000])
    const lines = Array.from({ length: 20 }, () => ({ ids: table.ids, price: 1, rate: 2 }))
    await table.bet(player, lines)
    await table.end(0, 'win')
    await table.tell(0, 'lose')
    expect(await settleOutstanding(database, 3)).toHaveLength(20)
    expect(await wallet(player)).toEqual({ cash: 80, cashback: 0 })
  })

  const owed = async (player: number) => {
    const found = await sql<{ owed: number }>`
      select owed from account where player_id = ${player} and kind = 'cash'
    `.execute(database.kysely)
    return found.rows[0]?.owed
  }

  it('what was spent before it was taken back is owed, and later payouts repay it first', async () => {
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
    expect(await wallet(player)).toEqual({ cash: 49, cashback: 0 })
    expect(await owed(player)).toBe(800)
    await table.end(0, 'win')
    expect(await wallet(player)).toEqual({ cash: 61, cashback: 0 })
  })

  it('a bet that is closed early repays as well', async () => {
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

describeOnDatabases('live cashback', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const wallet = (player: number) => readWallet(database.kysely, player)

  it.each([
    ['win', 100],
    ['lose', 0],
  ] as const)('SEC-45 10 %% of a live stake when it is settled as %s', async (result, paid) => {
    const player = await addPlayer(database, { cash: 5000 })
    const table = await openTable(database, [2000], { isLive: true })
    await table.one(player, 50)
    expect(await outcomes(database, player)).toEqual([['pending', 0, 5]])
    await table.end(0, result)
    expect(await wallet(player)).toEqual({ cash: paid, cashback: 5 })
    expect(await outcomes(database, player)).toEqual([[result, paid, 5]])
  })

  it('SEC-45 nothing for a stake before the start, nor for a multiple of both', async () => {
    const player = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000, 2000])
    const [live = 0] = table.games
    await database.pool.query(
      `update game set status = 'live', starts_at = now() - interval '10 minutes' where id = $1`,
      [live],
    )
    table.book.addGame(live, 'live', -600_000)
    await table.one(player, 10, [1])
    await table.one(player, 50, [0, 1])
    expect(await wallet(player)).toEqual({ cash: 40, cashback: 0 })
    await table.end(0, 'win')
    await table.end(1, 'win')
    expect(await outcomes(database, player)).toEqual([
      ['win', 20, 0],
      ['win', 201.5, 0],
    ])
    expect(await wallet(player)).toEqual({ cash: 261.5, cashback: 0 })
  })

  it('SEC-46 once, and taken back when the settlement is undone', async () => {
    const player = await addPlayer(database, { cash: 5000 })
    const table = await openTable(database, [2000], { isLive: true })
    await table.one(player, 50)
    await table.end(0, 'lose')
    await table.end(0, 'lose')
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 5 })
    await rollbackOutcomes(database, { gameId: table.games[0] ?? 0, marketIds: 'all' })
    await settleOutstanding(database)
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    await table.end(0, 'win')
    expect(await wallet(player)).toEqual({ cash: 100, cashback: 5 })
  })

  it('SEC-46 cashback that was spent before it is taken back is owed', async () => {
    const player = await addPlayer(database, { cash: 5000 })
    const table = await openTable(database, [2000, 3000], { isLive: true })
    await table.one(player, 50)
    await table.end(0, 'lose')
    await table.one(player, 5, [1], true)
    await table.end(0, 'void')
    expect(await wallet(player)).toEqual({ cash: 45, cashback: 0 })
  })

  it('SEC-47 nothing for bets voided, cancelled or cashed out', async () => {
    const player = await addPlayer(database, { cash: 15_000 })
    const table = await openTable(database, [2000, 2000], { isLive: true })
    await table.one(player, 50)
    const [closed, part] = [await table.one(player, 50, [1]), await table.one(player, 50, [1])]
    await table.end(0, 'void')
    await table.close(player, closed, '47.50')
    await table.close(player, part, '47.50', 50)
    expect((await wallet(player)).cashback).toBe(0)
    await table.end(1, 'lose')
    expect((await wallet(player)).cashback).toBe(2.5)
  })
})
