import { wagersUserReply } from '@caderneta/contract/bets/wagers'
import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { recordOutcomes } from '../settling/record-outcomes.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import { shownBets, TestBook, testWatch, unexpectedWait } from '../testing/bets-fixtures.ts'
import { openTable, outcomes } from '../testing/table-fixtures.ts'
import { save, serveWagers, wager } from '../testing/wagers-fixtures.ts'
import { closeBet } from './close-bet.ts'

describeOnDatabases('closing a bet', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const wallet = (player: number) => readWallet(database.kysely, player)
  const shown = async (player: number) => (await shownBets(database, player))[0]?.betInfo

  it('SEC-19 pays a live quote and nothing else', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10)
    expect(await table.close(player, bet, '9.00')).toEqual({
      refused: 'quote_changed',
      facts: { returnOffered: 9.5 },
    })
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    expect(await table.close(player, bet, '9.50')).toEqual({
      isCancelled: true,
      returned: 9.5,
      wallet: { cash: 9.5, cashback: 0 },
    })
    expect(await shown(player)).toMatchObject({ betStatus: 'cancelled', paid: 9.5, price: 10 })
    expect(table.messages).toEqual(['wallet', 'bets'])
  })

  it('cashes out once a match is under way', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000], { isLive: true })
    const bet = await table.one(player, 10)
    table.book.price(table.games[0] ?? 0, 1250)
    expect(await table.close(player, bet, '15.20')).toMatchObject({ isCancelled: false })
    expect(await shown(player)).toMatchObject({ betStatus: 'cashed_out', paid: 15.2, cashback: 0 })
  })

  it('pays a published quote for a few seconds while the value is not lower', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10)
    const [game = 0] = table.games
    table.book.price(game, 2500)
    expect(table.quotes.of(bet, '9.50')).toBeDefined()
    const lower = { refused: 'quote_changed', facts: { returnOffered: 7.6 } }
    expect(await table.close(player, bet, '9.50')).toEqual(lower)
    table.book.price(game, 1900)
    expect(await table.close(player, bet, '9.50')).toMatchObject({ returned: 9.5 })
  })

  it('returns the same result for a repeated closing and pays it once', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10)
    const first = await table.close(player, bet, '9.50', 50)
    expect(await table.close(player, bet, '9.50', 50)).toEqual(first)
    const rest = await table.close(player, bet, '4.75')
    expect(await table.close(player, bet, '4.75')).toEqual(rest)
    expect(await wallet(player)).toEqual({ cash: 9.5, cashback: 0 })
  })

  it('closes another part at the same quote, once the price has moved there', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [4000])
    const bet = await table.one(player, 10)
    const first = await table.close(player, bet, '9.50', 50, '10')
    table.book.price(table.games[0] ?? 0, 2000)
    expect(await table.close(player, bet, '9.50', 50, '10')).toEqual(first)
    const second = await table.close(player, bet, '9.50', 50, '5.00')
    expect(second).toMatchObject({ returned: 4.75, wallet: { cash: 9.5, cashback: 0 } })
    expect(await table.close(player, bet, '9.50', 50, '5.00')).toEqual(second)
    expect(await shown(player)).toMatchObject({ price: 2.5, closedEarly: { returned: 9.5 } })
  })

  it('refuses what was offered for another stake', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10)
    expect(await table.close(player, bet, '9.50', 50, '20')).toMatchObject({
      refused: 'quote_changed',
    })
    expect(await table.close(player, bet, '9.50', 50, 'ten')).toMatchObject({
      fields: { atStake: 'invalid' },
    })
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
  })

  it('after a restart refuses a moved quote and still returns the result of a repeat', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10)
    const afterRestart = (book: TestBook, returnOffered: string) => {
      const limits = { liveDelayMs: 0 }
      const wait = unexpectedWait
      const deps = { database, watch: testWatch(book), limits, wait, notifyPlayer: () => {} }
      const quote = table.quotes.of(bet, returnOffered)
      const request = { playerId: player, betId: bet, returnOffered, quote, percent: 100 }
      return closeBet(deps, { ...request, recheckSession: async () => ({}) })
    }
    table.book.price(table.games[0] ?? 0, 2500)
    const now = { returnOffered: 7.6 }
    expect(await afterRestart(table.book, '9.50')).toEqual({ refused: 'quote_changed', facts: now })
    // Without a message from the feed there is no price to quote by.
    expect(await afterRestart(new TestBook(), '9.50')).toEqual({ refused: 'market_suspended' })
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    const closed = await afterRestart(table.book, '7.60')
    expect(closed).toMatchObject({ returned: 7.6 })
    expect(await afterRestart(new TestBook(), '7.60')).toEqual(closed)
  })

  it('SEC-18 is for the owner only: the bet of another player is an unknown one', async () => {
    const [ana, bia] = [await addPlayer(database, { cash: 1000 }), await addPlayer(database)]
    const table = await openTable(database, [2000])
    const bet = await table.one(ana, 10)
    const missing = await table.close(bia, 999_999, '9.50')
    expect(missing).toEqual({ refused: 'unknown_bet' })
    expect(await table.close(bia, bet, '9.50')).toEqual(missing)
  })

  it('SEC-20 never closes after a result is known, even before it is paid', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 2000])
    const bet = await table.one(player, 10, [0, 1])
    await table.recordResult(0, 'lose')
    expect(await table.close(player, bet, '9.50')).toEqual({ refused: 'bet_closed' })
    await table.end(1, 'win')
    expect(await table.close(player, bet, '9.50')).toEqual({ refused: 'bet_closed' })
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
  })

  it('never closes at a win corrected to a dead heat before that is settled', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 2000])
    const bet = await table.one(player, 10, [0, 1])
    await table.end(0, 'win')
    const [gameId = 0, selectionId = 0] = [table.games[0], table.ids[0]]
    const deadHeat = { places: 1, tied: 2 }
    await recordOutcomes(database, {
      gameId,
      outcomes: [{ selectionId, marketId: 1000002, result: 'win', deadHeat }],
    })
    expect(await table.close(player, bet, '19.00')).toEqual({ refused: 'bet_closed' })
    await settleOutstanding(database)
    expect(await table.close(player, bet, '9.50')).toMatchObject({ returned: 9.5 })
  })

  it('SEC-21 never closes while the market of a leg is suspended', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 3000])
    const bet = await table.one(player, 10, [0, 1])
    const [, game = 0] = table.games
    table.book.price(game, 3000, { status: 'suspended' })
    expect(await table.close(player, bet, '9.50')).toEqual({ refused: 'market_suspended' })
    table.book.price(game, 3000)
    expect(await table.close(player, bet, '9.50')).toMatchObject({ returned: 9.5 })
  })

  it.each([
    ['interrupted', `status = 'interrupted'`],
    ['postponed', `status = 'postponed'`],
    ['over', `status = 'ended', ended_at = now()`],
    ['begun by the clock', `starts_at = now() + interval '1 millisecond'`],
  ])('also checks the database: not while a match is %s', async (_, change) => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10)
    const game = table.games[0] ?? 0
    await sql.raw(`update game set ${change} where id = ${game}`).execute(database.kysely)
    if (change.startsWith('starts'))
      await sql`update game set starts_at = accepted_at + interval '1 microsecond' from bet
        where game.id = ${game} and bet.id = ${bet}`.execute(database.kysely)
    expect(await table.close(player, bet, '9.50')).toEqual({ refused: 'market_suspended' })
  })

  it('values a multiple by its open legs and the factors of decided ones', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 3000])
    const bet = await table.one(player, 10, [0, 1])
    await table.end(0, 'win')
    expect(await table.close(player, bet, '19.00')).toMatchObject({ returned: 19 })
    await table.end(1, 'win')
    expect(await outcomes(database, player)).toEqual([['cashed_out', 19, 0]])
  })

  it('closes a part, leaves the rest pending and settles only the rest', async () => {
    const player = await addPlayer(database, { cash: 1001 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10.01)
    expect(await table.close(player, bet, '9.50', 25)).toMatchObject({ returned: 2.37 })
    expect(await shown(player)).toMatchObject({
      betStatus: 'pending',
      price: 7.51,
      potencialReturns: 15.02,
      paid: 0,
      closedEarly: { stake: 2.5, returned: 2.37 },
    })
    await table.end(0, 'win')
    expect(await shown(player)).toMatchObject({
      betStatus: 'win',
      price: 10.01,
      paid: 17.39,
      settlement: { stake: 7.51, payout: 15.02 },
    })
    expect(await wallet(player)).toEqual({ cash: 17.39, cashback: 0 })
  })

  it('returns money to the pockets by their shares of the stake', async () => {
    const player = await addPlayer(database, { cash: 600, cashback: 400 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 10, [0], true)
    expect(await wallet(player)).toEqual({ cash: 0, cashback: 0 })
    await table.close(player, bet, '9.50', 50)
    expect(await wallet(player)).toEqual({ cash: 2.85, cashback: 1.9 })
    await table.end(0, 'void')
    expect(await wallet(player)).toEqual({ cash: 5.85, cashback: 3.9 })
  })

  it('refuses an invalid amount, and a part that would return nothing', async () => {
    const player = await addPlayer(database, { cash: 100 })
    const table = await openTable(database, [2000])
    const bet = await table.one(player, 1)
    for (const wrong of ['', '-9.50', '9,50', '1e1', 'NaN'])
      expect(await table.close(player, bet, wrong)).toMatchObject({
        fields: { returnOffered: 'invalid' },
      })
    expect(await table.close(player, bet, '0.95', 1)).toMatchObject({ fields: { part: 'invalid' } })
  })

  it('closes at the quote that the bet carried, though it is worth more by now', async () => {
    const { book, call, ids } = await serveWagers(database)
    await call('wagers/save', save([wager([ids[0]], 10, 2)]))
    const listed = await call('wagers_user/getAll', {})
    const [bet] = wagersUserReply.parse(listed.body).data
    const { betId, quote = '', returnOffered } = bet?.betInfo ?? {}
    book.price(gameOf(ids[0] ?? 0), 1900)
    const close = async (fields: Record<string, string>) => {
      const request = { bet_wager_id: String(betId), returnOffered: String(returnOffered) }
      const { status, body } = await call('wagers_actions/cancel', { ...request, ...fields })
      return [status, body.code, body.data?.returned]
    }
    const refused = [409, 'quote_changed', undefined]
    expect(await close({})).toEqual(refused)
    expect(
      await close({ quote: `${quote.slice(0, -1)}${quote.endsWith('A') ? 'B' : 'A'}` }),
    ).toEqual(refused)
    for (const odd of ['', 'x y', '{}', 'x'.repeat(401)])
      expect(await close({ quote: odd })).toEqual([400, 'invalid_fields', undefined])
    expect(await close({ quote })).toEqual([200, undefined, 9.5])
    expect(await close({ quote })).toEqual([200, undefined, 9.5])
    const after = await call('wagers_user/getAll', {})
    expect(wagersUserReply.parse(after.body).data[0]?.betInfo).not.toHaveProperty('quote')
  })
})
