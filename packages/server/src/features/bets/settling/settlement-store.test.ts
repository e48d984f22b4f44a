import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { eventually } from '@caderneta/testing/eventually'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import {
  describeOnDatabases,
  describeOnServer,
  testServerUrl,
} from '../../../database/test-database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { administer } from '../../../database/testing/administer.ts'
import type { WriteTransaction } from '../../../database/transaction.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { SlipPlacer, type SlipRequest } from '../placing/place-slip.ts'
import {
  placerDeps,
  shownBets,
  slipRequest,
  TestBook,
  type TestCombination,
} from '../testing/bets-fixtures.ts'
import { addBettor } from '../testing/table-fixtures.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { settleOutstanding } from './settlement-store.ts'

/** Games with one selection each at these odds, with functions to bet on them and to end them. */
async function openGames(database: Database, thousandths: readonly number[]) {
  const book = new TestBook()
  const ids: number[] = []
  for (const odds of thousandths) {
    const game = await addGame(database)
    book.addGame(game)
    ids.push(book.price(game, odds))
  }
  const placer = new SlipPlacer(placerDeps(database, book))
  const bet = (
    player: number,
    combinations: readonly TestCombination[],
    changes?: Partial<SlipRequest>,
  ) => placer.place(slipRequest(player, combinations, changes))
  const end = (
    place: number,
    result: SelectionResult,
    deadHeat?: { places: number; tied: number },
  ) => {
    const selectionId = ids[place] ?? 0
    const outcome = { selectionId, marketId: 1000002, result, ...(deadHeat && { deadHeat }) }
    return recordOutcomes(database, { gameId: gameOf(selectionId), outcomes: [outcome] })
  }
  return { ids, bet, end }
}

/** Moves the player's bets to before the versions of the bonus table: their percentage is fixed. */
async function keepPercent(database: Database, player: number): Promise<void> {
  await database.kysely.transaction().execute(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction)
    await sql`update bet set bonus_table = 0 where player_id = ${player}`.execute(transaction)
  })
}

async function paid(database: Database, player: number) {
  const bets = await shownBets(database, player)
  return bets.reverse().map(({ betInfo }) => [betInfo.betStatus, betInfo.paid])
}

describeOnDatabases('settlement', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it.each([
    ['win', 18.56, 'win'],
    ['lose', 0, 'lose'],
    ['void', 10.01, 'void'],
    ['half_win', 14.28, 'win'],
    ['half_lose', 5, 'win'],
  ] as const)('SEC-32 pays a single of 10,01 at 1.855 that is %s with %s', async (...row) => {
    const [result, payout, status] = row
    const { ids, bet, end } = await openGames(database, [1855])
    const player = await addPlayer(database, { cash: 1001 })
    await bet(player, [{ ids, price: '10.01', rate: 1.855 }])
    await end(0, result)
    expect(await settleOutstanding(database)).toMatchObject([{ playerId: player }])
    expect(await paid(database, player)).toEqual([[status, payout]])
    expect(await readWallet(database.kysely, player)).toEqual({ cash: payout, cashback: 0 })
  })

  it('shares a dead heat and rounds down once', async () => {
    const { ids, bet, end } = await openGames(database, [5000])
    const player = await addPlayer(database, { cash: 1000 })
    await bet(player, [{ ids, price: 10, rate: 5 }])
    await end(0, 'win', { places: 1, tied: 3 })
    await settleOutstanding(database)
    expect(await paid(database, player)).toEqual([['win', 16.66]])
  })

  it('pays a multiple when its last leg is known, at the agreed odds', async () => {
    const { ids, bet, end } = await openGames(database, [1855, 1250])
    const player = await addPlayer(database, { cash: 1000 })
    await bet(player, [{ ids, price: 10, rate: 2.31875 }])
    await end(0, 'win')
    expect(await settleOutstanding(database)).toEqual([])
    expect(await paid(database, player)).toEqual([['pending', 0]])
    await end(1, 'win')
    expect(await settleOutstanding(database)).toHaveLength(1)
    expect(await paid(database, player)).toEqual([['win', 23.18]])
  })

  it('SEC-50 pays the bonus frozen at placement, on the winnings', async () => {
    const { ids, bet, end } = await openGames(database, [2000, 2000, 2000])
    const player = await addBettor(database, { cash: 1000 })
    await bet(player, [{ ids, price: 10, rate: 8 }])
    await keepPercent(database, player)
    await end(0, 'win')
    await end(1, 'win')
    await end(2, 'void')
    await settleOutstanding(database)
    expect((await paid(database, player)).slice(1)).toEqual([['win', 40.9]])
  })

  it('SEC-50 pays no bonus on multiples placed before a first bet was settled', async () => {
    const { ids, bet, end } = await openGames(database, [2000, 2000, 2000, 2000])
    const [first = 0, ...others] = ids
    const player = await addPlayer(database, { cash: 3000 })
    await bet(player, [{ ids: others, price: 10, rate: 8 }])
    await bet(player, [{ ids: [first], price: 10, rate: 2 }])
    await end(0, 'lose')
    await settleOutstanding(database)
    await bet(player, [{ ids: others, price: 10, rate: 8 }])
    for (const place of [1, 2, 3]) await end(place, 'win')
    await settleOutstanding(database)
    expect(await paid(database, player)).toEqual([
      ['win', 80],
      ['lose', 0],
      ['win', 82.1],
    ])
    expect(await auditBooks(database)).toEqual([])
  })

  it('SEC-50 counts no void leg for the bonus', async () => {
    const { ids, bet, end } = await openGames(database, Array(10).fill(2000))
    const player = await addBettor(database, { cash: 2000 })
    await bet(player, [{ ids, price: 10, rate: 1024 }])
    await bet(player, [{ ids: ids.slice(0, 3), price: 10, rate: 8 }])
    await end(0, 'win')
    await end(1, 'win')
    for (const place of ids.keys()) if (place > 1) await end(place, 'void')
    await settleOutstanding(database)
    expect((await paid(database, player)).slice(1)).toEqual([
      ['win', 40.3],
      ['win', 40.3],
    ])
  })

  it('closes a multiple with its first lost leg and settles the other legs later', async () => {
    const { ids, bet, end } = await openGames(database, [2000, 2000])
    const player = await addPlayer(database, { cash: 1000 })
    await bet(player, [{ ids, price: 10, rate: 4 }])
    await end(0, 'lose')
    expect(await settleOutstanding(database)).toHaveLength(1)
    await end(1, 'win')
    expect(await settleOutstanding(database)).toEqual([])
    const [shown] = await shownBets(database, player)
    expect(shown?.betInfo).toMatchObject({ betStatus: 'lose', paid: 0 })
    expect(shown?.odds.map(({ oddInfo }) => oddInfo.status)).toEqual(['error', 'success'])
  })

  it('returns a void stake to the pockets that it came from', async () => {
    const { ids, bet, end } = await openGames(database, [2000])
    const player = await addPlayer(database, { cash: 1000, cashback: 300 })
    const combinations = [
      { ids, price: 2, rate: 2 },
      { ids, price: 5, rate: 2 },
    ]
    await bet(player, combinations, { usesCashback: true })
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 6, cashback: 0 })
    await end(0, 'void')
    await settleOutstanding(database)
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 10, cashback: 3 })
  })

  it('pays a won cashback bet in cash', async () => {
    const { ids, bet, end } = await openGames(database, [2000])
    const player = await addPlayer(database, { cashback: 300 })
    await bet(player, [{ ids, price: 3, rate: 2 }], { usesCashback: true })
    await end(0, 'win')
    await settleOutstanding(database)
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 6, cashback: 0 })
  })

  it('pays once for a repeated result, and again when the result changes', async () => {
    const { ids, bet, end } = await openGames(database, [2000])
    const player = await addPlayer(database, { cash: 1000 })
    await bet(player, [{ ids, price: 10, rate: 2 }])
    expect(await end(0, 'win')).toMatchObject({ isNews: true, corrected: [] })
    await settleOutstanding(database)
    expect(await end(0, 'win')).toMatchObject({ isNews: false, corrected: [] })
    expect(await end(0, 'lose')).toMatchObject({
      isNews: true,
      corrected: [{ selectionId: ids[0], recorded: 'win', reported: 'lose' }],
    })
    expect(await settleOutstanding(database)).toHaveLength(1)
    expect(await paid(database, player)).toEqual([['lose', 0]])
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 0, cashback: 0 })
  })

  it('accepts outcomes of selections without bets', async () => {
    const { end } = await openGames(database, [2000])
    expect(await end(0, 'win')).toMatchObject({ isNews: true, corrected: [] })
    expect(await settleOutstanding(database)).toEqual([])
  })

  it('looks up the legs of each outcome and never compares all with all', async () => {
    const plan = await database.kysely.transaction().execute(async (transaction) => {
      for (const method of ['seqscan', 'hashjoin', 'mergejoin'])
        await sql`set local ${sql.raw(`enable_${method}`)} = off`.execute(transaction)
      return await explained(transaction, 'select * from leg_to_settle limit 5000')
    })
    expect(plan).toMatch(/Index Cond: .*selection_id = outcome.selection_id/)
    expect(plan).not.toContain('Materialize')
  })

  it('finds the legs of an outcome by match, never by an index that begins with the player', async () => {
    const undone = new Error('only looked at')
    let plan = ''
    const look = database.kysely.transaction().execute(async (transaction) => {
      // Without its own index the planner takes what else a query by match may use.
      await sql`drop index leg_open`.execute(transaction)
      for (const method of ['seqscan', 'hashjoin', 'mergejoin'])
        await sql`set local ${sql.raw(`enable_${method}`)} = off`.execute(transaction)
      plan = await explained(transaction, 'select * from leg_to_settle limit 5000')
      throw undone
    })
    await expect(look).rejects.toBe(undone)
    expect(plan).toContain('leg_selection')
    expect(plan).not.toContain('leg_undecided')
  })

  it('continues in batches of any size, with many bets of one player in each', async () => {
    const { ids, bet, end } = await openGames(database, [2000, 3000])
    const players = [
      await addPlayer(database, { cash: 10_000 }),
      await addPlayer(database, { cash: 10_000 }),
    ]
    // One slip each, because equal combinations of one slip are one bet.
    for (const player of players)
      for (let index = 0; index < 10; index += 1) {
        const game = index % 2
        const rate = game === 0 ? 2 : 3
        await bet(player, [{ ids: [ids[game] ?? 0], price: index + 1, rate }])
      }
    await end(0, 'win')
    await end(1, 'lose')
    const settled = await settleOutstanding(database, 3)
    expect(settled).toHaveLength(20)
    expect(new Set(settled.map(({ betId }) => betId)).size).toBe(20)
    for (const player of players)
      expect(await readWallet(database.kysely, player)).toEqual({ cash: 95, cashback: 0 })
  })
})

describeOnServer('settlement', (makeDatabase) => {
  it('pays each bet once when two settlers run at the same time', async () => {
    const database = await makeDatabase()
    const { ids, bet, end } = await openGames(database, [2000])
    // Consecutive ids, so that they belong to different shares.
    const players = [
      await addPlayer(database, { cash: 100_000 }),
      await addPlayer(database, { cash: 100_000 }),
    ]
    for (const player of players)
      await placeAll(250, () => bet(player, [{ ids, price: 1, rate: 2 }]))
    await end(0, 'win')
    const settlers = Array.from({ length: 4 }, () => settleOutstanding(database, 50))
    const settled = (await Promise.all(settlers)).flat()
    expect(new Set(settled.map(({ betId }) => betId)).size).toBe(500)
    expect(settled).toHaveLength(500)
    for (const player of players)
      expect(await readWallet(database.kysely, player)).toEqual({ cash: 1250, cashback: 0 })
    expect(await auditBooks(database)).toEqual([])
  })

  it('loses and doubles nothing when its connections are killed repeatedly', async () => {
    const database = await makeDatabase()
    const { ids, bet, end } = await openGames(database, [2000])
    const player = await addPlayer(database, { cash: 100_000 })
    await placeAll(1000, () => bet(player, [{ ids, price: 1, rate: 2 }]))
    await end(0, 'win')
    const { rows } = await database.pool.query<{ name: string }>(
      'select current_database() as name',
    )
    const name = rows[0]?.name ?? ''
    for (let round = 0; round < 10; round += 1) {
      const settling = settleOutstanding(database, 20).catch(() => 'killed')
      for (let kills = 0; kills <= round; kills += 1) await killConnections(name)
      await settling
      // The pool may not yet know which of its connections are dead.
      expect(await eventually(() => auditBooks(database))).toEqual([])
    }
    await eventually(() => settleOutstanding(database))
    await eventually(async () => {
      expect(await readWallet(database.kysely, player)).toEqual({ cash: 2000, cashback: 0 })
      expect(await auditBooks(database)).toEqual([])
    })
  })
})

const PLACED_AT_ONCE = 25

/** Some at once: a slip that waits its turn for long is decided on prices that are too old. */
async function placeAll(count: number, place: () => Promise<object>): Promise<void> {
  for (let placed = 0; placed < count; placed += PLACED_AT_ONCE) {
    const results = await Promise.all(Array.from({ length: PLACED_AT_ONCE }, place))
    for (const result of results) expect(result).not.toHaveProperty('refused')
  }
}

/** From outside: a connection of the pool may be among those that were killed before. */
async function killConnections(name: string): Promise<void> {
  await administer(
    testServerUrl ?? '',
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  )
}

async function explained(transaction: WriteTransaction, query: string): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(query)}`.execute(
    transaction,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
