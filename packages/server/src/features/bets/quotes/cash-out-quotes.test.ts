import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { readWallet } from '../../wallet/wallet.ts'
import { openTable } from '../testing/table-fixtures.ts'

const changed = (returnOffered: number) => ({ refused: 'quote_changed', facts: { returnOffered } })

describeOnDatabases('closing a live bet', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  async function openBet(liveDelayMs = 1) {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000], { isLive: true, liveDelayMs })
    const bet = await table.one(player, 10)
    const [game = 0] = table.games
    const move = (thousandths: number, changes = {}) => {
      table.book.price(game, thousandths, changes)
      table.watch.markMoved(game)
    }
    const score = (goals: number) => {
      const known = table.book.games.get(game)
      if (known) table.book.games.set(game, { ...known, score: [goals, 0] })
      table.watch.markMoved(game)
    }
    /** Closes; `during` runs while it waits. */
    const closeWhile = (during: () => void | null, returnOffered = '9.50') =>
      table.close(player, bet, returnOffered, 100, undefined, async () =>
        during() === null ? null : {},
      )
    const cash = async () => (await readWallet(database.kysely, player)).cash
    return { player, table, bet, move, score, closeWhile, cash }
  }

  it('does not pay a quote from before a goal after it, whatever the new price', async () => {
    const { player, table, bet, move, score, cash } = await openBet(0)
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

  it('waits and pays the quote when its value is no lower afterwards', async () => {
    const { closeWhile, move, cash } = await openBet()
    expect(await closeWhile(() => move(1900))).toMatchObject({ returned: 9.5 })
    expect(await cash()).toBe(9.5)
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
    expect(await closeWhile(() => null)).toEqual({ refused: 'no_session' })
    expect(await cash()).toBe(0)
  })

  it('is refused when the bet was decided while it waited', async () => {
    const { player, table, bet, cash } = await openBet()
    const closing = table.close(player, bet, '9.50', 100, undefined, async () => {
      await table.end(0, 'lose')
      return {}
    })
    expect(await closing).toEqual({ refused: 'bet_closed' })
    expect(await cash()).toBe(0)
  })

  it('is made once for repeated requests, and a later repeat does not wait', async () => {
    const { closeWhile, cash, player, table, bet } = await openBet()
    const [first, second] = await Promise.all([closeWhile(() => {}), closeWhile(() => {})])
    expect(second).toEqual(first)
    const repeated = table.close(player, bet, '9.50', 100, undefined, async () => {
      throw new Error('a repeat waited')
    })
    expect(await repeated).toEqual(first)
    expect(await cash()).toBe(9.5)
  })
})
