import { isRefusal } from '@caderneta/contract/refusals'
import { centavos } from '@caderneta/domain/money/money'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { addPlayer, fullPockets } from '../../../database/test-rows.ts'
import { SlipPlacer } from '../placing/place-slip.ts'
import { placerDeps, slipRequest, TEST_LIMITS } from '../testing/bets-fixtures.ts'
import { openTable } from '../testing/table-fixtures.ts'

const cashOut = { freeCancelMs: 60_000 }
const CYCLES = 5

const rich = (database: Database) => addPlayer(database, { cash: 1_000_000 })

/** [singles, multiples, long shots] used up of each selection. */
async function shared({ kysely }: Database, ids: readonly number[]): Promise<number[][]> {
  const found = await sql<{ used: number[] }>`
    select jsonb_build_array(singles, multiples, long_shots) as used from selection_liability
    where selection_id = any(${`{${ids.join(',')}}`}::bigint[]) order by selection_id
  `.execute(kysely)
  return found.rows.map(({ used }) => used)
}

describeOnDatabases('cancelling a bet just after it was placed', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  it('returns the whole stake to the pockets that it came from', async () => {
    const player = await addPlayer(database, { cash: 600, cashback: 400 })
    const table = await openTable(database, [2000, 3000], { cashOut })
    const bet = await table.one(player, 10, [0, 1], true)
    expect(await table.close(player, bet, '10')).toMatchObject({ isCancelled: true, returned: 10 })
    expect(await fullPockets(database, player)).toEqual({ cash: 600, cashback: 400 })
  })

  it('expires by the clock of the database even when the server clock is behind', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const clock = { now: () => Date.now() - 60_000 }
    const table = await openTable(database, [2000], { cashOut: { freeCancelMs: 1 }, clock })
    const bet = await table.one(player, 10)
    expect(await table.close(player, bet, '10')).toMatchObject({ refused: 'quote_changed' })
    expect(await fullPockets(database, player)).toEqual({})
  })

  it('keeps the margin once the cancellation period is over', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const clock = { now: () => Date.now() + 60_000 }
    const table = await openTable(database, [2000], { cashOut, clock })
    const bet = await table.one(player, 10)
    expect(await table.close(player, bet, '10')).toMatchObject({ facts: { returnOffered: 9.5 } })
    expect(await table.close(player, bet, '9.50')).toMatchObject({ returned: 9.5 })
  })

  it('keeps the margin once the database knows a later price than the server', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000], { cashOut })
    const bet = await table.one(player, 10)
    const publish = (index: number, version: number) =>
      sql`insert into game_odds (game_id, told_at, version, status, is_whole, indexes, odds)
        values (${table.games[0]}, now(), ${version}, 'open', false, ${[99, index]}, '{1500,2000}')
      `.execute(database.kysely)
    await publish(2, 2)
    await publish(1, 1)
    expect(await table.close(player, bet, '10')).toMatchObject({ returned: 10 })
    const other = await table.one(player, 10)
    await publish(1, 2)
    expect(await table.close(player, other, '10')).toMatchObject({ refused: 'quote_changed' })
    expect(await fullPockets(database, player)).toEqual({})
  })

  it('is no option on a price: a cancelled bet makes no profit', async () => {
    const move = fc.record({
      thousandths: fc.integer({ min: 1010, max: 20_000 }),
      isSuspended: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 4 }), async (moves) => {
        const player = await addPlayer(database, { cash: 1000 })
        const table = await openTable(database, [2000], { cashOut })
        const bet = await table.one(player, 10)
        const [game = 0] = table.games
        for (const { thousandths, isSuspended } of moves) {
          table.book.price(game, thousandths, { status: isSuspended ? 'suspended' : 'open' })
          table.watch.markMoved(table.book.change(game))
        }
        // Also when the price is back at its old value: its version is a different one.
        table.book.price(game, 2000)
        table.watch.markMoved(table.book.change(game))
        expect(await table.close(player, bet, '10')).toMatchObject({
          facts: { returnOffered: 9.5 },
        })
      }),
      { numRuns: 10 },
    )
  })

  /** What placing counts for a player and a selection, and which offer entitlements are used up. */
  const counted = async (player: number, selection: number) => {
    const found = await sql<Record<string, number>>`
      select
        (select sum(potential_return) from exposure_player_day where player_id = ${player}) as day,
        (select max(potential_return) from exposure_player_combination
          where player_id = ${player}) as combination,
        (select singles from selection_liability where selection_id = ${selection}) as liability,
        (select count(*) from cashback_bet where player_id = ${player}) as "cashbackBets",
        (select count(*) from cashback_day where player_id = ${player}) as "cashbackDays",
        (select count(*) from first_settled_bet where player_id = ${player}) as "firstBets"
    `.execute(database.kysely)
    const [row = {}] = found.rows
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]))
  }

  it('repeatedly moves no money, frees no player limit and uses up no offer', async () => {
    const player = await addPlayer(database, { cash: 600, cashback: 400 })
    const exposure = { ...TEST_LIMITS.exposure, playerCombinationMax: centavos(CYCLES * 2000) }
    const placer = { limits: { ...TEST_LIMITS, exposure } }
    const table = await openTable(database, [2000, 3000], { cashOut, placer })
    const [selection = 0] = table.ids
    for (let cycle = 1; cycle <= CYCLES; cycle += 1) {
      const bet = await table.one(player, 10, [0], true)
      expect(await table.close(player, bet, '10')).toMatchObject({ returned: 10 })
      // The repeat of a closing, as after a lost response, returns nothing a second time.
      expect(await table.close(player, bet, '10')).toMatchObject({ returned: 10 })
      expect(await fullPockets(database, player)).toEqual({ cash: 600, cashback: 400 })
      const used = cycle * 2000
      expect(await counted(player, selection)).toEqual({
        ...{ day: used, combination: used, liability: 0 },
        ...{ cashbackBets: 0, cashbackDays: 0, firstBets: 0 },
      })
    }
    expect(await table.bet(player, [{ ids: [selection], price: 5, rate: 2 }])).toMatchObject({
      refused: 'combination_limit_reached',
      facts: { stakeMax: 0 },
    })
    await table.end(0, 'win')
    expect(await fullPockets(database, player)).toEqual({ cash: 600, cashback: 400 })
  })

  it('leaves the budget of its selection to the bets of others, once', async () => {
    const [player, other] = [await addPlayer(database, { cash: 100_000 }), await rich(database)]
    const exposure = { ...TEST_LIMITS.exposure, singlesMax: centavos(200_000) }
    const placer = { limits: { ...TEST_LIMITS, exposure } }
    const table = await openTable(database, [2000], { cashOut, placer })
    const one = { ids: table.ids, price: 1, rate: 2 }
    const bet = await table.one(player, 1000)
    expect(await table.bet(other, [one])).toMatchObject({ refused: 'limit_reached' })
    expect(await table.close(player, bet, '1000')).toMatchObject({ returned: 1000 })
    expect(isRefusal(await table.bet(other, [one]))).toBe(false)
    // A repeat returns the same result and releases nothing a second time.
    expect(await table.close(player, bet, '1000')).toMatchObject({ returned: 1000 })
    expect(await shared(database, table.ids)).toEqual([[200, 0, 0]])
    expect(await table.bet(other, [{ ...one, price: 1000 }])).toMatchObject({
      refused: 'limit_reached',
      facts: { limit: 'selection', stakeMax: 999 },
    })
  })

  it('leaves the budgets of multiples, long shots and of their combinations', async () => {
    const player = await rich(database)
    const table = await openTable(database, [2000, 3000, 40_000], { cashOut })
    const bets = [await table.one(player, 10, [0, 1]), await table.one(player, 10, [1, 2])]
    for (const row of await shared(database, table.ids)) expect(Math.max(...row)).toBeGreaterThan(0)
    for (const bet of bets) await table.close(player, bet, '10')
    expect(await shared(database, table.ids)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    const { rows } = await database.pool.query(`select sum(potential_return) as left
      from exposure_combination`)
    expect(Number(rows[0]?.left)).toBe(0)
    expect(isRefusal(await table.bet(player, [{ ids: table.ids, price: 1, rate: 1 }]))).toBe(false)
  })

  it('in parts leaves each part, so that a small remainder holds no whole budget', async () => {
    const player = await rich(database)
    const table = await openTable(database, [3333], { cashOut })
    const bet = await table.one(player, 10)
    expect(await table.close(player, bet, '10', 99)).toMatchObject({ returned: 9.9 })
    // 33.33 less the 32.9967 of the part, rounded down.
    expect(await shared(database, table.ids)).toEqual([[34, 0, 0]])
    expect(await table.close(player, bet, '0.10')).toMatchObject({ returned: 0.1 })
    expect(await shared(database, table.ids)).toEqual([[0, 0, 0]])
  })

  it('keeps what a closing at a price leaves, even after a free partial one', async () => {
    const player = await rich(database)
    const table = await openTable(database, [2000], { cashOut })
    const [game = 0] = table.games
    const bet = await table.one(player, 10)
    expect(await table.close(player, bet, '10', 50)).toMatchObject({ returned: 5 })
    table.book.price(game, 2100)
    table.watch.markMoved(table.book.change(game))
    expect(await table.close(player, bet, '4.52')).toMatchObject({ returned: 4.52 })
    expect(await shared(database, table.ids)).toEqual([[1000, 0, 0]])
  })

  it('leaves the entitlement of the first settled bet to the first one settled', async () => {
    const player = await addPlayer(database, { cash: 4000 })
    const table = await openTable(database, [2000], { cashOut })
    const live = await openTable(database, [2000, 2000], { isLive: true })
    const cancelled = await table.one(player, 10)
    await table.close(player, cancelled, '10')
    const first = await live.one(player, 10, [0])
    await live.end(0, 'lose')
    const second = await live.one(player, 10, [1])
    await live.end(1, 'lose')
    const { rows } = await database.pool.query(
      `select (select bet_id from first_settled_bet where player_id = $1) as first,
        (select bet_id from cashback_bet where player_id = $1) as counting`,
      [player],
    )
    expect(rows).toEqual([{ first, counting: second }])
  })

  it('refuses a cancellation once the odds moved, and pays the margin price', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000], { cashOut })
    const [game = 0] = table.games
    let cash = 1000
    for (const thousandths of [2500, 3000, 4100]) {
      const bet = await table.one(player, 5)
      const [{ odds: placedAt = 0 } = {}] = [table.book.selection(table.ids[0] ?? 0)]
      table.book.price(game, thousandths)
      table.watch.markMoved(table.book.change(game))
      const refused = await table.close(player, bet, '5')
      expect(refused).toMatchObject({ refused: 'quote_changed' })
      const fair = Math.floor((500 * placedAt * 950) / (thousandths * 1000))
      expect(refused).toMatchObject({ facts: { returnOffered: fair / 100 } })
      expect(await table.close(player, bet, String(fair / 100))).toMatchObject({
        returned: fair / 100,
      })
      cash += fair - 500
    }
    expect(await fullPockets(database, player)).toEqual({ cash })
  })
})

describeOnServer('cancelling bets concurrently', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('counts no bet twice and loses none under concurrent betting and cancelling', async () => {
    const exposure = { ...TEST_LIMITS.exposure, singlesMax: centavos(20_000) }
    const limits = { ...TEST_LIMITS, exposure: { ...exposure, combinationMax: centavos(40_000) } }
    const table = await openTable(database, [2000, 2000, 2000], { cashOut, placer: { limits } })
    const deadlocks = await countDeadlocks(database)
    const players = await Promise.all(Array.from({ length: 24 }, () => rich(database)))
    const turns = players.map(async (player, turn) => {
      // One placer per player: nothing is grouped, they compete in the database.
      const placer = new SlipPlacer(placerDeps(database, table.book, { limits }))
      for (const indexes of [[turn % 3], [0, 1, 2], [(turn + 1) % 3, turn % 3]]) {
        const ids = indexes.map((index) => table.ids[index] ?? 0)
        await placer.place(slipRequest(player, [{ ids, price: 10, rate: 1 }]))
        const open = await openBets(database, player)
        const [bet = 0] = open
        // Every second player keeps the last bet.
        if (indexes.length === 2 && turn % 2 === 0) continue
        await Promise.all([1, 2, 3].map(() => table.close(player, bet, '10')))
      }
    })
    await Promise.all(turns)
    expect(await auditBooks(database)).toEqual([])
    expect(await countDeadlocks(database)).toBe(deadlocks)
    const kept = await Promise.all(players.map((player) => openBets(database, player)))
    for (const [turn, bets] of kept.entries())
      for (const bet of bets) await table.close(players[turn] ?? 0, bet, '10')
    expect((await shared(database, table.ids)).flat()).toEqual(Array(9).fill(0))
    for (const player of players)
      expect(await fullPockets(database, player)).toEqual({ cash: 1_000_000 })
  })

  it('is either cancelled and no longer counted, or settled and counted', async () => {
    for (const result of ['win', 'lose', 'void'] as const) {
      for (let round = 0; round < 4; round += 1) {
        const player = await addPlayer(database, { cash: 1000 })
        const table = await openTable(database, [2000], { cashOut })
        const bet = await table.one(player, 10)
        await Promise.all([
          table.close(player, bet, '10'),
          table.end(0, result),
          table.close(player, bet, '10'),
        ])
        const isCancelled = (await openBets(database, player, 'cancelled')).length === 1
        expect(await shared(database, table.ids)).toEqual([[isCancelled ? 0 : 2000, 0, 0]])
      }
    }
    expect(await auditBooks(database)).toEqual([])
  })
})

async function openBets({ kysely }: Database, player: number, status = 'pending') {
  const found = await sql<{ id: number }>`
    select id from bet where player_id = ${player} and status = ${status} order by id
  `.execute(kysely)
  return found.rows.map(({ id }) => id)
}

async function countDeadlocks({ kysely }: Database): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(kysely)
  const found = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()
  `.execute(kysely)
  return Number(found.rows[0]?.deadlocks)
}
