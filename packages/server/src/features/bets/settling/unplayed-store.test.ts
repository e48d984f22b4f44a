import { SPORT } from '@caderneta/domain/markets/registry/sports'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { openTable, outcomes, type TestTable } from '../testing/table-fixtures.ts'
import { rollbackCancel, rollbackOutcomes } from './market-correction-store.ts'
import { settleOutstanding } from './settlement-store.ts'
import { voidUnplayed } from './unplayed-store.ts'

const HOURS = 48

describeOnDatabases('the void rules', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
  })

  const open = async (odds: readonly number[], sport: keyof typeof SPORT = 'tennis') => {
    const table = await openTable(database, odds)
    await sql`update game set sport_id = ${SPORT[sport].id} where id = any(${table.games})`.execute(
      database.kysely,
    )
    return table
  }
  const report = async ({ games }: TestTable, status: string, hoursAgo = 0, index = 0) => {
    await sql`update game set status = ${status} where id = ${games[index]}`.execute(
      database.kysely,
    )
    await sql`
      update game set unplayed_since = unplayed_since - make_interval(hours => ${hoursAgo})
      where id = ${games[index]}`.execute(database.kysely)
  }
  const apply = async () => {
    const voided = await voidUnplayed(database, HOURS)
    await settleOutstanding(database)
    return voided.length
  }

  it('void the open bets of a cancelled match once, after ten minutes', async () => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await open([2000, 1200])
    await table.one(player, 10)
    await table.one(player, 10, [0, 1])
    await report(table, 'cancelled')
    expect(await apply()).toBe(0)
    await report(table, 'cancelled', 1)
    expect([await apply(), await apply()]).toEqual([1, 0])
    await table.end(1, 'win')
    expect(await outcomes(database, player)).toEqual([
      ['void', 10, 0],
      ['win', 12, 0],
    ])
  })

  it('pay a market of a cancelled match whose result arrives later', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await open([2000])
    await table.one(player, 10)
    await report(table, 'cancelled', 1)
    await apply()
    await table.end(0, 'win')
    expect(await outcomes(database, player)).toEqual([['win', 20, 0]])
    await rollbackOutcomes(database, { gameId: table.games[0] ?? 0, marketIds: 'all' })
    await apply()
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
  })

  it('void decided football markets of a cancelled match as well', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await open([2000], 'football')
    await table.one(player, 10)
    await table.end(0, 'win')
    await report(table, 'cancelled', 1)
    expect(await apply()).toBe(1)
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
  })

  it.each(['postponed', 'interrupted'])('void a match that is %s for 48 hours', async (status) => {
    const player = await addPlayer(database, { cash: 2000 })
    const table = await open([2000, 2000])
    await table.one(player, 10)
    // Postponed in advance: the hours count from the kick-off, which is an hour ahead.
    await report(table, status, HOURS - 1)
    expect(await apply()).toBe(0)
    await report(table, status, 3)
    expect([await apply(), await apply()]).toEqual([1, 0])
    // Played later after all: the bets from before stay void, new ones count.
    await report(table, 'scheduled')
    const later = await table.one(player, 10)
    expect(later).toBeGreaterThan(0)
    await table.end(0, 'lose')
    expect(await outcomes(database, player)).toEqual([
      ['void', 10, 0],
      ['lose', 0, 0],
    ])
  })

  it('leave what was decided before an interruption, and follow its correction', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await open([2000])
    await table.one(player, 10)
    await table.end(0, 'win')
    await report(table, 'interrupted', 60)
    expect(await apply()).toBe(0)
    await table.end(0, 'lose')
    expect(await outcomes(database, player)).toEqual([['lose', 0, 0]])
  })

  it('are revoked when the feed revokes the cancellation', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await open([2000])
    await table.one(player, 10)
    await report(table, 'cancelled', 1)
    await apply()
    await rollbackCancel(database, { gameId: table.games[0] ?? 0, marketIds: 'all' })
    expect(await apply()).toBe(0)
    expect(await outcomes(database, player)).toEqual([['pending', 0, 0]])
  })

  it('void a match once when several servers apply them at the same time', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await open([2000])
    await table.one(player, 10)
    await report(table, 'postponed', HOURS + 2)
    const voided = await Promise.all(Array.from({ length: 8 }, () => apply()))
    expect(voided.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await outcomes(database, player)).toEqual([['void', 10, 0]])
  })
})
