import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer, payIn } from '../../../database/test-rows.ts'
import { TestClock } from '../../../testing/test-clock.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { TEST_CASH_OUT } from '../testing/bets-fixtures.ts'
import { openElsewhere } from '../testing/quote-fixtures.ts'
import { openTable } from '../testing/table-fixtures.ts'

const MINUTE_MS = 60_000

const changed = (returnOffered: number) => ({ refused: 'quote_changed', facts: { returnOffered } })

describeOnDatabases('closing a bet at another server than the one of its quote', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const cashOf = async (player: number) => (await readWallet(database.kysely, player)).cash

  /** A bet of R$ 10,00 at 2.00 and the quote of R$ 9,50 that the first server gave for it. */
  async function openServers() {
    const clock = new TestClock()
    // The database dates the bets: at this moment it has accepted them.
    clock.moveTo(new Date(Date.now() + MINUTE_MS).toISOString())
    const player = await addPlayer(database, { cash: 1000 })
    const first = await openTable(database, [2000], { clock })
    const second = openElsewhere(database, first.book, clock)
    const betId = await first.one(player, 10)
    const [game = 0] = first.games
    const quote = first.quotes.of(betId, '9.50')
    const servers = [first, second]
    const price = (odds: number, more = {}) => {
      clock.pass(1)
      for (const { book, watch } of servers) {
        book.price(game, odds, more)
        watch.markMoved(book.change(game))
      }
    }
    const request = { playerId: player, betId, returnOffered: '9.50', quote }
    return { clock, player, first, second, betId, game, price, request }
  }

  it('pays the quote while the bet is worth no less, once', async () => {
    const { clock, player, second, price, request } = await openServers()
    price(1900)
    clock.pass(TEST_CASH_OUT.quoteMs - 2)
    const closed = await second.close(request)
    expect(closed).toMatchObject({ returned: 9.5 })
    expect(await second.close(request)).toEqual(closed)
    expect(await cashOf(player)).toBe(9.5)
  })

  it.each([
    ['missing', () => undefined],
    ['forged', () => `0.3uw.1.${'A'.repeat(43)}`],
    ['altered', (quote: string) => `1${quote}`],
    ['of another text', () => 'x'],
  ])('refuses a quote that is %s, with the one of the moment', async (_, alter) => {
    const { player, second, price, request } = await openServers()
    price(1900)
    const refused = await second.close({ ...request, quote: alter(request.quote ?? '') })
    expect(refused).toEqual(changed(10))
    expect(await cashOf(player)).toBe(0)
  })

  it('refuses the quote for another amount', async () => {
    const { second, price, request } = await openServers()
    price(1900)
    for (const returnOffered of ['9.49', '9.51', '9.99'])
      expect(await second.close({ ...request, returnOffered })).toEqual(changed(10))
    expect(await second.close({ ...request, returnOffered: '10.01' })).toEqual(changed(10))
  })

  it('refuses the quote of another player, and of another bet of the same player', async () => {
    const { player, first, second, price, request } = await openServers()
    const bia = await addPlayer(database, { cash: 1000 })
    const ofBia = await first.one(bia, 10)
    await payIn(database, player, 1000)
    const other = await first.one(player, 10)
    price(1900)
    const foreign = await second.close({ ...request, playerId: bia })
    expect(foreign).toEqual({ refused: 'unknown_bet' })
    expect(await second.close({ ...request, playerId: bia, betId: ofBia })).toEqual(changed(10))
    expect(await second.close({ ...request, betId: other })).toEqual(changed(10))
    expect([await cashOf(player), await cashOf(bia)]).toEqual([0, 0])
  })

  it('refuses a quote that is too old', async () => {
    const { clock, second, price, request } = await openServers()
    price(1900)
    clock.pass(TEST_CASH_OUT.quoteMs - 1)
    expect(await second.close(request)).toEqual(changed(10))
  })

  it('refuses a quote that the price has left, and pays it when the price is back', async () => {
    const { second, price, request } = await openServers()
    price(2500)
    expect(await second.close(request)).toEqual(changed(7.6))
    price(1900)
    expect(await second.close(request)).toMatchObject({ returned: 9.5 })
  })

  it('refuses a quote from before the market was suspended, whatever the new price', async () => {
    const { second, price, request } = await openServers()
    price(2000, { status: 'suspended' })
    expect(await second.close(request)).toEqual({ refused: 'market_suspended' })
    price(1900)
    expect(await second.close(request)).toEqual(changed(10))
  })

  it('refuses a quote of a bet of which a part was closed meanwhile', async () => {
    const { player, first, second, betId, price, request } = await openServers()
    await first.close(player, betId, '9.50', 50)
    price(1900)
    expect(await second.close({ ...request, atStake: '5' })).toEqual(changed(5))
    expect(await second.close(request)).toEqual(changed(5))
    expect(await cashOf(player)).toBe(4.75)
  })

  it('refuses a quote from before its own start: it cannot know what happened since', async () => {
    const { clock, first, price, request } = await openServers()
    price(1900)
    clock.pass(1)
    const third = openElsewhere(database, first.book, clock)
    expect(await third.close(request)).toEqual(changed(10))
    expect(await third.close({ ...request, returnOffered: '10' })).toMatchObject({ returned: 10 })
  })

  it('closes the bet once when both servers get the quote at the same time', async () => {
    const { player, first, second, betId, price, request } = await openServers()
    price(1900)
    const both = [first.close(player, betId, '9.50'), second.close(request)]
    const [one, other] = await Promise.all(both)
    expect(one).toMatchObject({ returned: 9.5 })
    expect(other).toEqual(one)
    expect(await cashOf(player)).toBe(9.5)
  })

  it('closes two parts one after the other: the quote of the first is none for the rest', async () => {
    const { player, second, first, betId, price, request } = await openServers()
    price(1900)
    const both = [
      first.close(player, betId, '9.50', 50, '10'),
      second.close({ ...request, atStake: '10' }, 25),
    ]
    const results = await Promise.all(both)
    const refusals = results.filter((result) => 'refused' in result)
    expect(refusals).toHaveLength(1)
    expect(refusals[0]).toMatchObject({ refused: 'quote_changed' })
    expect([2.37, 4.75]).toContain(await cashOf(player))
  })
})
