import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../database/audit-books.ts'
import type { Database } from '../../database/database.ts'
import { describeOnDatabases } from '../../database/test-database.ts'
import { addPlayer, fullPockets } from '../../database/test-rows.ts'
import { openTable } from './table-fixtures.ts'

const cashOut = { freeCancelMs: 60_000 }

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

  it('is over by the clock of the database, although that of the server is late', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const clock = { now: () => Date.now() - 60_000 }
    const table = await openTable(database, [2000], { cashOut: { freeCancelMs: 1 }, clock })
    const bet = await table.one(player, 10)
    expect(await table.close(player, bet, '10')).toMatchObject({ refused: 'quote_changed' })
    expect(await fullPockets(database, player)).toEqual({})
  })

  it('keeps the margin after its time', async () => {
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
    await sql`insert into selection_price (selection_id, game_id, market_id, odd_id, name, header,
        handicap, version, odds, status, told_at)
      values (${table.ids[0]}, ${table.games[0]}, 1000002, 1, '1', '', '', 2, 2100, 'open',
        now())`.execute(database.kysely)
    expect(await table.close(player, bet, '10')).toMatchObject({ refused: 'quote_changed' })
    expect(await fullPockets(database, player)).toEqual({})
  })

  it('is no option on a price: whatever the odds do, a cancelled bet makes no profit', async () => {
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
          table.watch.markMoved(game)
        }
        // Also when the price is back where it was: its version is another one.
        table.book.price(game, 2000)
        table.watch.markMoved(game)
        expect(await table.close(player, bet, '10')).toMatchObject({
          facts: { returnOffered: 9.5 },
        })
      }),
      { numRuns: 10 },
    )
  })
})
