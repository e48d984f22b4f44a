import { randomUUID } from 'node:crypto'
import type { ServerMessage } from '@caderneta/contract/live/stream'
import { isRefusal } from '@caderneta/contract/refusals'
import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { combinations } from '@caderneta/domain/slip/combinations'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases, describeOnServer } from '../../../database/test-database.ts'
import { addGame, addPlayer, fullPockets } from '../../../database/test-rows.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { placerDeps, slipRequest, TestBook, testWatch } from '../testing/bets-fixtures.ts'
import { addBettor } from '../testing/table-fixtures.ts'
import { SlipPlacer } from './place-slip.ts'
import type { SlipResult } from './slip-result.ts'
import { readSlipStatus } from './slip-view.ts'

/** A book and a database that agree on one open game at 1.85 and one at 2.00. */
async function openWorld(database: Database) {
  const book = new TestBook()
  const games = [await addGame(database), await addGame(database)]
  games.forEach((game, index) => {
    book.addGame(game)
    book.price(game, index === 0 ? 1850 : 2000)
  })
  const [first = 0, second = 0] = games.map((game) => selectionId(game, 1))
  return { database, book, first, second, placer: new SlipPlacer(placerDeps(database, book)) }
}

const code = (result: SlipResult) => (isRefusal(result) ? result.refused : 'placed')

const countBets = async (database: Database, player: number) =>
  (await database.pool.query('select count(*) as bets from bet where player_id = $1', [player]))
    .rows[0]?.bets

describeOnDatabases('SlipPlacer', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('places singles and a double as separate bets and takes the stakes', async () => {
    const { placer, first, second } = await openWorld(database)
    const player = await addBettor(database, { cash: 10_000 })
    const result = await placer.place(
      slipRequest(player, [
        { ids: [first], price: '10.00', rate: 1.85 },
        { ids: [second], price: 5, rate: '2' },
        { ids: [second, first], price: 5, rate: 3.7 },
      ]),
    )
    expect(result).toMatchObject({
      data: {
        reference: expect.stringMatching(/^CAD-[0-9A-F]{5}-[0-9A-F]{5}$/),
        bets: [
          { betGamesOddId: [first], price: 10, rate: 1.85, potencialReturns: 18.5 },
          { betGamesOddId: [second], price: 5, rate: 2, potencialReturns: 10 },
          { betGamesOddId: [second, first], price: 5, rate: 3.7, potencialReturns: 18.63 },
        ],
      },
      wallet: { cash: 80, cashback: 0 },
    })
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 80, cashback: 0 })
  })

  it('SEC-16 gives each slip its own reference', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const slip = () => placer.place(slipRequest(player, [{ ids: [first], price: 1, rate: 1.85 }]))
    const results = [await slip(), await slip(), await slip()]
    const references = results.map((result) => (isRefusal(result) ? '' : result.data.reference))
    expect(new Set(references).size).toBe(3)
  })

  it.each([
    ['DBT-01', 'all from cashback when it is enough', true, 4000, 50, 10],
    ['DBT-02', 'cashback first and the rest from cash', true, 2000, 40, 0],
    ['DBT-05', 'all from cash when cashback is not active', false, 2000, 20, 20],
  ])('%s takes a stake of 30,00: %s', async (_, __, usesCashback, cashback, cashAfter, after) => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 5000, cashback })
    const slipCombinations = [
      { ids: [first], price: 10, rate: 1.85 },
      { ids: [first], price: 20, rate: 1.85 },
    ]
    const result = await placer.place(slipRequest(player, slipCombinations, { usesCashback }))
    expect(result).toMatchObject({ wallet: { cash: cashAfter, cashback: after } })
    expect(await readWallet(database.kysely, player)).toEqual({ cash: cashAfter, cashback: after })
  })

  it('counts a slip once, however often it is repeated, and a refusal by its code', async () => {
    const { book, first, second } = await openWorld(database)
    const counted: unknown[] = []
    const events = {
      slipPlaced: (...counts: unknown[]) => void counted.push(counts),
      slipRefused: (refused: string) => void counted.push(refused),
    }
    const placer = new SlipPlacer(placerDeps(database, book, { events }))
    const player = await addPlayer(database, { cash: 2_000 })
    const slip = slipRequest(player, [
      { ids: [first], price: '10.00', rate: 1.85 },
      { ids: [second], price: '5.50', rate: '2' },
    ])
    await placer.place(slip)
    await placer.place(slip)
    expect(counted).toEqual([[2, 1550]])
    await placer.place(slipRequest(player, [{ ids: [first], price: '10.00', rate: 1.85 }]))
    await placer.place({ ...slip, usesCashback: true })
    await placer.place({ ...slipRequest(player, []), wagers: '{' })
    expect(counted.slice(1)).toEqual(['not_enough_cash', 'slip_reused', 'malformed'])
  })

  it('refuses cashback when there is none, and stakes that no pocket can pay', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 500 })
    const slipCombinations = [{ ids: [first], price: 10, rate: 1.85 }]
    const withCashback = slipRequest(player, slipCombinations, { usesCashback: true })
    expect(await placer.place(withCashback)).toEqual({ refused: 'cashback_empty' })
    expect(await placer.place(slipRequest(player, slipCombinations))).toEqual({
      refused: 'not_enough_cash',
    })
    const rich = await addPlayer(database, { cash: 500, cashback: 2000 })
    expect(await placer.place(slipRequest(rich, slipCombinations))).toEqual({
      refused: 'not_enough_cash',
    })
    expect(await readWallet(database.kysely, rich)).toEqual({ cash: 5, cashback: 20 })
    expect(await countBets(database, rich)).toBe(0)
  })

  it('DBT-03 refuses to use missing cashback and debits nothing', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 5000 })
    const slipCombinations = [{ ids: [first], price: 10, rate: 1.85 }]
    const result = await placer.place(slipRequest(player, slipCombinations, { usesCashback: true }))
    expect(result).toEqual({ refused: 'cashback_empty' })
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 50, cashback: 0 })
  })

  it('SEC-38 stakes no money that a withdrawal holds', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 10_000 })
    await database.pool.query(
      `select hold_withdrawal($1, $2, 4000, 'random', 'k', 'requested', null, now())`,
      [randomUUID(), player],
    )
    const bet = (price: number) =>
      placer.place(slipRequest(player, [{ ids: [first], price, rate: 1.85 }]))
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 60, cashback: 0 })
    expect(await bet(70)).toEqual({ refused: 'not_enough_cash' })
    expect(code(await bet(60))).toBe('placed')
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 0, cashback: 0 })
  })

  it('SEC-44 grants no offer for a first bet', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 5000 })
    await placer.place(slipRequest(player, [{ ids: [first], price: 10, rate: 1.85 }]))
    expect(await fullPockets(database, player)).toEqual({ cash: 4000 })
  })

  it('returns the same response to a repeat, placed or refused', async () => {
    const { book, placer, first, second } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const placed = slipRequest(player, [{ ids: [second, first], price: 5, rate: 3.7 }])
    const refused = slipRequest(player, [{ ids: [first], price: 5, rate: 1.9 }])
    const before = [await placer.place(placed), await placer.place(refused)]
    expect(before.map(code)).toEqual(['placed', 'odds_changed'])
    book.price(gameOf(first), 1900)
    await placer.place(slipRequest(player, [{ ids: [first], price: 1, rate: 1.9 }]))
    const restarted = new SlipPlacer(placerDeps(database, book))
    const after = [await restarted.place(placed), await restarted.place(refused)]
    expect(JSON.stringify(after)).toBe(JSON.stringify(before))
  })

  it('treats 20 equal simultaneous slips as one, with the same response to each', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const slip = slipRequest(player, [{ ids: [first], price: 5, rate: 1.85 }])
    const results = await Promise.all(Array.from({ length: 20 }, () => placer.place(slip)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results.map(code)[0]).toBe('placed')
    expect(await countBets(database, player)).toBe(1)
  })

  it('refuses another slip under a used key, also concurrently', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const slip = slipRequest(player, [{ ids: [first], price: 5, rate: 1.85 }])
    const other = { ...slip, usesCashback: true }
    const both = await Promise.all([placer.place(slip), placer.place(other)])
    expect(both.map(code)).toEqual(['placed', 'slip_reused'])
    expect(code(await placer.place(other))).toBe('slip_reused')
    const stranger = await addPlayer(database, { cash: 1000 })
    expect(code(await placer.place({ ...slip, playerId: stranger }))).toBe('placed')
  })

  it('decides many slips of one player in order, each on what the previous one left', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const other = await addPlayer(database, { cash: 200 })
    const prices = [6, 5, 3, 2, 1]
    const slips = prices.map((price) => slipRequest(player, [{ ids: [first], price, rate: 1.85 }]))
    const busy = [1, 2].map(() =>
      placer.place(slipRequest(other, [{ ids: [first], price: 1, rate: 1.85 }])),
    )
    const results = await Promise.all(slips.map((slip) => placer.place(slip)))
    expect((await Promise.all(busy)).map(code)).toEqual(['placed', 'placed'])
    expect(results.map(code)).toEqual([
      'placed',
      'not_enough_cash',
      'placed',
      'not_enough_cash',
      'placed',
    ])
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 0, cashback: 0 })
  })

  it('SEC-26 checks start and status in the database, whatever the book contains', async () => {
    const { book, placer } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const at = async (game: { status?: string; startsInMs?: number }, isLive = false) => {
      const id = await addGame(database, game)
      book.addGame(id, isLive ? 'live' : 'scheduled')
      const ids = [book.price(id, 1850)]
      return code(await placer.place(slipRequest(player, [{ ids, price: 1, rate: 1.85 }])))
    }
    expect(await at({ startsInMs: 60_000 })).toBe('placed')
    expect(await at({ startsInMs: -1 })).toBe('game_started')
    expect(await at({ status: 'live' })).toBe('game_started')
    expect(await at({ status: 'postponed' })).toBe('market_suspended')
    expect(await at({ status: 'ended' })).toBe('unknown_selection')
    expect(await at({ status: 'live' }, true)).toBe('placed')
    expect(await at({ status: 'halftime' }, true)).toBe('placed')
    expect(await at({ status: 'interrupted' }, true)).toBe('market_suspended')
    expect(await at({ status: 'cancelled' }, true)).toBe('unknown_selection')
    await expect(at({ status: 'xyz' })).rejects.toThrow('violates check constraint')
  })

  it('refuses a selection whose outcome is known, and a game that is not stored', async () => {
    const { book, placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    await database.pool.query(
      `insert into selection_outcome (selection_id, game_id, market_id, result)
       values ($1, $2, 1000002, 'win')`,
      [first, gameOf(first)],
    )
    const slip = slipRequest(player, [{ ids: [first], price: 1, rate: 1.85 }])
    expect(code(await placer.place(slip))).toBe('unknown_selection')
    book.addGame(77)
    const unstored = [{ ids: [book.price(77, 1850)], price: 1, rate: 1.85 }]
    expect(code(await placer.place(slipRequest(player, unstored)))).toBe('unknown_selection')
  })

  it('refuses an excluded player, and still reports what was placed before', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const placed = slipRequest(player, [{ ids: [first], price: 5, rate: 1.85 }])
    const before = await placer.place(placed)
    expect(await placer.place({ ...placed, isExcluded: true })).toEqual(before)
    const later = slipRequest(player, [{ ids: [first], price: 5, rate: 1.85 }], {
      isExcluded: true,
    })
    expect(code(await placer.place(later))).toBe('self_excluded')
    expect(await countBets(database, player)).toBe(1)
  })

  it('reports the status of a slip', async () => {
    const { placer, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 500 })
    const placed = slipRequest(player, [{ ids: [first], price: 5, rate: 1.85 }])
    const refused = slipRequest(player, [{ ids: [first], price: 5, rate: 1.85 }])
    const result = await placer.place(placed)
    await placer.place(refused)
    const status = (slipId: string) => readSlipStatus(database.kysely, player, slipId)
    expect(await status(placed.slipId)).toEqual({
      status: 'placed',
      ...(isRefusal(result) ? {} : result.data),
    })
    expect(await status(refused.slipId)).toEqual({ status: 'refused', code: 'not_enough_cash' })
    expect(await status(randomUUID())).toEqual({ status: 'unknown' })
  })

  it('pushes the wallet and the new bets to the player', async () => {
    const { book, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 500 })
    const messages: [number, ServerMessage][] = []
    const notifyPlayer = (playerId: number, message: ServerMessage) =>
      messages.push([playerId, message])
    const watch = testWatch(book, { isWatching: () => true })
    const placer = new SlipPlacer(placerDeps(database, book, { notifyPlayer, watch }))
    await placer.place(slipRequest(player, [{ ids: [first], price: 2, rate: 1.85 }]))
    expect(messages).toMatchObject([
      [player, { type: 'wallet', wallet: { cash: 3, cashback: 0 } }],
      [player, { type: 'bets', bets: [{ betInfo: { betStatus: 'pending', price: 2 } }] }],
    ])
  })

  it('is not ready while accounts cannot be locked, even if the database is up', async () => {
    const { placer } = await openWorld(database)
    expect(await placer.isPlacing()).toBe(true)
    await database.pool.query('alter table account rename to account_gone')
    try {
      await expect(placer.isPlacing()).rejects.toThrow('account')
    } finally {
      await database.pool.query('alter table account_gone rename to account')
    }
    expect(await placer.isPlacing()).toBe(true)
  })

  it('computes no quotes for a player without an open page here, and notifies other servers', async () => {
    const { book, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 500 })
    const quoteBets = () => {
      throw new Error('a quote was computed')
    }
    const { quotes } = testWatch(book)
    const watch = { isWatching: () => false, quoteBets, quotes }
    const elsewhere: [playerId: number, bets: number][] = []
    const notifyElsewhere = (playerId: number, betIds: readonly number[]) =>
      elsewhere.push([playerId, betIds.length])
    const placer = new SlipPlacer(placerDeps(database, book, { watch, notifyElsewhere }))
    await placer.place(slipRequest(player, [{ ids: [first], price: 2, rate: 1.85 }]))
    expect(elsewhere).toEqual([[player, 1]])
  })

  it('places a thousand combinations in one slip', async () => {
    const { placer, book } = await openWorld(database)
    const ids: number[] = []
    for (let count = 0; count < 20; count += 1) {
      const game = await addGame(database)
      book.addGame(game)
      ids.push(book.price(game, 1200))
    }
    const player = await addPlayer(database, { cash: 100_000 })
    const slipCombinations = [...combinations(ids, 3)]
      .slice(0, 1000)
      .map((legs) => ({ ids: legs, price: 1, rate: 1.728 }))
    const result = await placer.place(slipRequest(player, slipCombinations))
    expect(result).toMatchObject({ wallet: { cash: 0, cashback: 0 } })
    expect(await countBets(database, player)).toBe(1000)
  })
})

describeOnServer('SlipPlacer', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  it('treats a slip that reaches several servers at once as one', async () => {
    const { book, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 10_000 })
    const slip = slipRequest(player, [{ ids: [first], price: 5, rate: 1.85 }])
    const servers = Array.from({ length: 20 }, () => new SlipPlacer(placerDeps(database, book)))
    const results = await Promise.all(servers.map((placer) => placer.place(slip)))
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results.map(code)[0]).toBe('placed')
    expect(await countBets(database, player)).toBe(1)
  })

  it('SEC-17 places one of 64 simultaneous bets with money for one', async () => {
    const { book, first } = await openWorld(database)
    const player = await addPlayer(database, { cash: 1000 })
    const servers = Array.from({ length: 64 }, () => new SlipPlacer(placerDeps(database, book)))
    const results = await Promise.all(
      servers.map((placer) =>
        placer.place(slipRequest(player, [{ ids: [first], price: 10, rate: 1.85 }])),
      ),
    )
    const codes = results.map(code)
    expect(codes.filter((each) => each === 'placed')).toHaveLength(1)
    expect(codes.filter((each) => each === 'not_enough_cash')).toHaveLength(63)
    expect(await readWallet(database.kysely, player)).toEqual({ cash: 0, cashback: 0 })
  })
})
