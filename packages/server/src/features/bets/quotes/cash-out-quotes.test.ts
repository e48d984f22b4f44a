import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { HeldWait } from '../testing/bets-fixtures.ts'
import { openTable } from '../testing/table-fixtures.ts'

const LIVE_DELAY_MS = 5_000

const changed = (returnOffered: number) => ({ refused: 'quote_changed', facts: { returnOffered } })

describeOnDatabases('closing a live bet', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  async function openBet({ liveDelayMs = LIVE_DELAY_MS, odds = [2000] } = {}) {
    const player = await addPlayer(database, { cash: 1000 })
    const delay = new HeldWait()
    const settings = { isLive: true, liveDelayMs, wait: delay.wait }
    const table = await openTable(database, odds, settings)
    const bet = await table.one(player, 10, [...odds.keys()])
    const [game = 0] = table.games
    const move = (thousandths: number, changes = {}) => {
      table.book.price(game, thousandths, changes)
      table.watch.markMoved(table.book.change(game))
    }
    const score = (goals: number) => {
      const known = table.book.games.get(game)
      if (known) table.book.games.set(game, { ...known, score: [goals, 0] })
      table.watch.markMoved(table.book.change(game))
    }
    /** How long the closing had waited when its session was looked up again. */
    const sessionsAfter: number[] = []
    const close = (returnOffered = '9.50', session: object | null = {}) =>
      table.close(player, bet, returnOffered, 100, undefined, async () => {
        sessionsAfter.push(delay.endedMs)
        return session
      })
    /** Closes; `during` runs while it waits, before the delay is over. */
    const closeWhile = async (during: () => unknown, session: object | null = {}) => {
      const closing = close('9.50', session)
      await delay.untilBegun(closing)
      await during()
      delay.end()
      return closing
    }
    const cash = async () => (await readWallet(database.kysely, player)).cash
    const world = { player, table, bet, game, delay, sessionsAfter }
    return { ...world, move, score, close, closeWhile, cash }
  }

  it('does not pay a quote from before a goal after it, whatever the new price', async () => {
    const { player, table, bet, move, score, cash } = await openBet({ liveDelayMs: 0 })
    move(2000, { status: 'suspended' })
    score(1)
    move(9000)
    expect(await table.close(player, bet, '9.50')).toEqual(changed(2.11))
    move(1900, { status: 'suspended' })
    move(1900)
    // Worth more by now, but not quoted since the suspension.
    expect(await table.close(player, bet, '9.50')).toEqual(changed(10))
    expect(await cash()).toBe(0)
  })

  it('waits before anything is written, and pays the quote afterwards', async () => {
    const { close, delay, sessionsAfter, cash } = await openBet()
    const closing = close()
    await delay.untilBegun(closing)
    expect(delay.begun).toEqual([LIVE_DELAY_MS])
    expect(await cash()).toBe(0)
    expect(sessionsAfter).toEqual([])
    delay.end()
    expect(await closing).toMatchObject({ returned: 9.5 })
    expect(sessionsAfter).toEqual([LIVE_DELAY_MS])
    expect(await cash()).toBe(9.5)
  })

  it('waits and pays the quote when its value is no lower afterwards', async () => {
    const { closeWhile, move, cash } = await openBet()
    expect(await closeWhile(() => move(1900))).toMatchObject({ returned: 9.5 })
    expect(await cash()).toBe(9.5)
  })

  it('waits when one leg of a multiple is under way and the other is before its match', async () => {
    const { closeWhile, table, delay } = await openBet({ odds: [2000, 1500] })
    const [, other = 0] = table.games
    table.book.addGame(other, 'scheduled')
    await sql`update game set status = 'scheduled', starts_at = now() + interval '1 hour'
      where id = ${other}`.execute(database.kysely)
    expect(await closeWhile(() => {})).toMatchObject({ returned: 9.5 })
    expect(delay.begun).toEqual([LIVE_DELAY_MS])
  })

  it('does not wait for legs that are decided', async () => {
    const { close, table, delay } = await openBet({ odds: [2000, 1500] })
    const [, other = 0] = table.games
    table.book.addGame(other, 'scheduled')
    await sql`update game set status = 'scheduled', starts_at = now() + interval '1 hour'
      where id = ${other}`.execute(database.kysely)
    await table.end(0, 'win')
    expect(await close('19.00')).toMatchObject({ returned: 19 })
    expect(delay.begun).toEqual([])
  })

  it.each([
    ['the price rises', 'price', changed(7.6)],
    ['the market is suspended', 'suspended', { refused: 'market_suspended' }],
    ['the market is suspended and reopens as it was', 'reopened', changed(9.5)],
    ['the score changes', 'score', changed(9.5)],
  ] as const)('is refused when %s while it waits', async (_, what, refusal) => {
    const { closeWhile, move, score, cash } = await openBet()
    const happen = {
      price: () => move(2500),
      suspended: () => move(2000, { status: 'suspended' }),
      reopened: () => {
        move(2000, { status: 'suspended' })
        move(2000)
      },
      score: () => score(1),
    }
    expect(await closeWhile(happen[what])).toEqual(refusal)
    expect(await cash()).toBe(0)
  })

  it('is not made for a session that ended while it waited', async () => {
    const { closeWhile, cash } = await openBet()
    expect(await closeWhile(() => {}, null)).toEqual({ refused: 'no_session' })
    expect(await cash()).toBe(0)
  })

  it('is refused when the bet was decided while it waited', async () => {
    const { table, closeWhile, cash } = await openBet()
    expect(await closeWhile(() => table.end(0, 'lose'))).toEqual({ refused: 'bet_closed' })
    expect(await cash()).toBe(0)
  })

  it('is made once for repeated requests, and a later repeat does not wait', async () => {
    const { close, delay, cash } = await openBet()
    const both = [close(), close()]
    await delay.untilBegun(Promise.race(both), 2)
    delay.end()
    const [first, second] = await Promise.all(both)
    expect(first).toMatchObject({ returned: 9.5 })
    expect(second).toEqual(first)
    expect(await close()).toEqual(first)
    expect(delay.begun).toHaveLength(2)
    expect(await cash()).toBe(9.5)
  })

  it('does not wait for the repeat of a part, even when the rest has that value by now', async () => {
    const { player, table, bet, move, delay } = await openBet({ odds: [4000] })
    const closeHalf = () => table.close(player, bet, '9.50', 50)
    const closing = closeHalf()
    await delay.untilBegun(closing)
    delay.end()
    const first = await closing
    expect(first).toMatchObject({ returned: 4.75 })
    move(2000)
    expect(await closeHalf()).toEqual(first)
    expect(delay.begun).toHaveLength(1)
  })
})
