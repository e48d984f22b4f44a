import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import {
  CORRECT_SCORE,
  DOUBLE_CHANCE,
  MATCH_RESULT,
  TOTAL_GOALS,
} from '@caderneta/domain/markets/market/market'
import type { SelectionOutcome } from '@caderneta/feed/messages'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { SlipPlacer } from '../placing/place-slip.ts'
import { placerDeps, slipRequest, TestBook } from '../testing/bets-fixtures.ts'
import { outcomes } from '../testing/table-fixtures.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { readSetAside } from './set-aside-view.ts'
import { readSettlementAlerts } from './settlement-alerts-view.ts'
import { settleOutstanding } from './settlement-store.ts'

/** Indexes of football selections. */
const [HOME, DRAW, AWAY] = [1, 2, 3]
const [OVER_15, UNDER_15, OVER_25, UNDER_25] = [13, 14, 15, 16]

type Reported = readonly [index: number, result: SelectionOutcome['result'], dead?: 'heat']

describeOnDatabases('results that contradict each other', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
    await sql`update outcome_set_aside set resolved_at = now()`.execute(database.kysely)
  })

  /** A football match on which a player has one bet of R$ 10,00 at 2.00 on each selection. */
  async function openMatch(marketId: number, indexes: readonly number[]) {
    const book = new TestBook()
    const game = await addGame(database)
    book.addGame(game)
    const player = await addPlayer(database, { cash: 1000 * indexes.length })
    const placer = new SlipPlacer(placerDeps(database, book))
    for (const index of indexes) {
      const id = book.price(game, 2000, { selectionId: selectionId(game, index), marketId })
      await placer.place(slipRequest(player, [{ ids: [id], price: 10, rate: 2 }]))
    }
    const report = async (results: readonly Reported[], more: object = {}) => {
      const outcomes = results.map(([index, result, dead]) => ({
        ...{ selectionId: selectionId(game, index), marketId, result },
        ...(dead && { deadHeat: { places: 1, tied: 2 } }),
      }))
      const news = await recordOutcomes(database, { gameId: game, outcomes, ...more })
      await settleOutstanding(database)
      return news.setAside.map(({ reason }) => reason)
    }
    const statuses = async () => (await outcomes(database, player)).map(([status]) => status)
    return { report, statuses }
  }

  const alerts = async () => (await readSettlementAlerts(database.kysely)).outcomesSetAside

  it('are set aside and pay nothing when a market has more winners than it can have', async () => {
    const { report, statuses } = await openMatch(MATCH_RESULT, [HOME, DRAW, AWAY])
    const two = [
      [HOME, 'win'],
      [DRAW, 'lose'],
      [AWAY, 'win'],
    ] as const
    for (const times of [1, 2]) {
      const reason = 'of each line of market 1000002 only 1 can win'
      expect(await report(two)).toEqual([reason, reason, reason])
      expect(await statuses()).toEqual(['pending', 'pending', 'pending'])
      expect(await readSetAside(database.kysely)).toMatchObject(Array(3).fill({ refusals: times }))
    }
    expect(await alerts()).toBe(3)
  })

  it('are resolved by a result without a contradiction', async () => {
    const { report, statuses } = await openMatch(MATCH_RESULT, [HOME, DRAW, AWAY])
    await report([
      [HOME, 'win'],
      [DRAW, 'win'],
      [AWAY, 'lose'],
    ])
    await report([
      [HOME, 'win'],
      [DRAW, 'lose'],
      [AWAY, 'lose'],
    ])
    expect(await statuses()).toEqual(['win', 'lose', 'lose'])
    expect(await alerts()).toBe(0)
  })

  it('are no winners that share one prize, nor those of a market that has two', async () => {
    const tied = await openMatch(MATCH_RESULT, [HOME, AWAY])
    const shared = [
      [HOME, 'win', 'heat'],
      [AWAY, 'win', 'heat'],
    ] as const
    expect(await tied.report(shared)).toEqual([])
    expect(await tied.statuses()).toEqual(['win', 'win'])
    const double = await openMatch(DOUBLE_CHANCE, [41, 42, 43])
    const two = [
      [41, 'win'],
      [42, 'win'],
      [43, 'lose'],
    ] as const
    expect(await double.report(two)).toEqual([])
    expect(await double.statuses()).toEqual(['win', 'win', 'lose'])
    expect(await double.report([[43, 'win']])).toHaveLength(1)
  })

  it('are looked for in each line of a market', async () => {
    const { report, statuses } = await openMatch(TOTAL_GOALS, [
      OVER_15,
      UNDER_15,
      OVER_25,
      UNDER_25,
    ])
    const reasons = await report([
      [OVER_15, 'win'],
      [UNDER_15, 'lose'],
      [OVER_25, 'half_win'],
      [UNDER_25, 'win'],
    ])
    expect(reasons).toHaveLength(2)
    expect(await statuses()).toEqual(['win', 'lose', 'pending', 'pending'])
    expect(await report([[OVER_25, 'win']])).toEqual([])
  })

  it('are also two results of one selection', async () => {
    const { report, statuses } = await openMatch(MATCH_RESULT, [HOME, AWAY])
    const results = [
      [HOME, 'lose'],
      [HOME, 'void'],
      [AWAY, 'lose'],
    ] as const
    expect(await report(results)).toEqual(Array(2).fill('the selection has two results'))
    expect(await statuses()).toEqual(['pending', 'lose'])
  })

  it('are found beside what an earlier message decided', async () => {
    const { report, statuses } = await openMatch(CORRECT_SCORE, [100, 101])
    expect(await report([[100, 'win']])).toEqual([])
    expect(await report([[101, 'win']])).toHaveLength(1)
    expect(await statuses()).toEqual(['win', 'pending'])
    const corrected = [
      [100, 'lose'],
      [101, 'win'],
    ] as const
    expect(await report(corrected)).toEqual([])
    expect(await statuses()).toEqual(['lose', 'win'])
  })

  it('are no results that are only older, or less certain, than the recorded ones', async () => {
    const { report, statuses } = await openMatch(MATCH_RESULT, [HOME, AWAY])
    const at = Date.now()
    const first = [
      [HOME, 'lose'],
      [AWAY, 'win'],
    ] as const
    expect(await report(first, { at })).toEqual([])
    expect(await report([[HOME, 'win']], { at: at - 1 })).toEqual([])
    expect(await report([[HOME, 'win']], { at: at + 1, certainty: 'live' })).toEqual([])
    expect(await statuses()).toEqual(['lose', 'win'])
    expect(await report([[HOME, 'win']], { at: at + 2 })).toHaveLength(1)
  })

  it("are the database's to judge where a market is unknown", async () => {
    const { report, statuses } = await openMatch(1_999_999, [HOME, AWAY])
    const both = [
      [HOME, 'win'],
      [AWAY, 'win'],
    ] as const
    expect(await report(both)).toEqual([])
    expect(await statuses()).toEqual(['win', 'win'])
  })
})
