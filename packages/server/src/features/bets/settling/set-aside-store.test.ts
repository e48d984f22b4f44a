import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { auditBooks } from '../../../database/audit-books.ts'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { openTable, outcomes } from '../testing/table-fixtures.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { readSetAside } from './set-aside-view.ts'
import { readOldestOpenResult, readSettlementAlerts } from './settlement-alerts-view.ts'
import { settleOutstanding } from './settlement-store.ts'

/** As sent by a feed whose types were never checked. */
const resultOf = (text: string): SelectionResult => JSON.parse(JSON.stringify(text))

describeOnDatabases('an outcome that the database refuses', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })
  afterEach(async () => {
    expect(await auditBooks(database)).toEqual([])
    await sql`update outcome_set_aside set resolved_at = now()`.execute(database.kysely)
  })

  const send = async (gameId: number, results: readonly (readonly [number, string])[]) => {
    const news = await recordOutcomes(database, {
      gameId,
      outcomes: results.map(([selectionId, result]) => ({
        ...{ selectionId, marketId: 1000002, result: resultOf(result) },
      })),
    })
    await settleOutstanding(database)
    return news
  }

  it.each(['push', 'win\0', ''])('is set aside as "%s", and the others are paid', async (wrong) => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000])
    const gameId = table.games[0] ?? 0
    const selection = table.ids[0] ?? 0
    await table.one(player, 10)
    const refused = selection + 1
    for (const times of [1, 2]) {
      const news = await send(gameId, [
        [refused, wrong],
        [selection, 'win'],
      ])
      expect(news.setAside).toHaveLength(1)
      expect(await readSetAside(database.kysely)).toMatchObject([{ refusals: times }])
    }
    expect(await outcomes(database, player)).toEqual([['win', 20, 0]])
    expect((await readSettlementAlerts(database.kysely)).outcomesSetAside).toBe(1)
    await send(gameId, [[refused, 'lose']])
    expect(await readSetAside(database.kysely)).toEqual([])
  })

  it('is set aside when its selection belongs to another game', async () => {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [2000, 2000])
    await table.one(player, 10, [1])
    await send(table.games[0] ?? 0, [[table.ids[1] ?? 0, 'win']])
    expect(await readSetAside(database.kysely)).toMatchObject([
      { reason: 'the selection belongs to another game' },
    ])
    expect(await outcomes(database, player)).toEqual([['pending', 0, 0]])
  })
})

describeOnDatabases('bets still open long after their match', (makeDatabase) => {
  it('are counted by match', async () => {
    const database = await makeDatabase()
    const player = await addPlayer(database, { cash: 3000 })
    const table = await openTable(database, [2000, 2000, 2000])
    for (const index of [0, 0, 1, 2]) await table.one(player, 5, [index])
    const ended = (index: number, hours: number) =>
      sql`update game set status = 'ended', ended_at = now() - make_interval(hours => ${hours})
        where id = ${table.games[index]}`.execute(database.kysely)
    await ended(0, 3)
    await ended(1, 1)
    expect(await readSettlementAlerts(database.kysely)).toEqual({
      ...{ outcomesSetAside: 0, resultsInQuestion: 0, overdueMatches: 1, overdueLegs: 2 },
      oldestOverdueGameId: table.games[0],
    })
    await table.end(0, 'win')
    expect(await readSettlementAlerts(database.kysely)).toMatchObject({ overdueMatches: 0 })
  })
})

describeOnDatabases('the oldest result that may still decide bets', (makeDatabase) => {
  it('is found behind more than a thousand newer ones', async () => {
    const database = await makeDatabase()
    const table = await openTable(database, [2000])
    const add = (first: number, count: number, age: string) =>
      sql`insert into selection_outcome (selection_id, game_id, market_id, result, told_at)
        select ${first}::bigint + n, ${table.games[0]}, 1000002, 'lose', now() - ${age}::interval
        from generate_series(1, ${count}) n`.execute(database.kysely)
    expect(await readOldestOpenResult(database.kysely)).toBe(0)
    await add(1, 1001, '1 minute')
    await add(5000, 1, '1 hour')
    expect(await readOldestOpenResult(database.kysely)).toBeGreaterThanOrEqual(3600)
    await sql`update selection_outcome set closed_at = now() where selection_id > 5000`.execute(
      database.kysely,
    )
    const left = await readOldestOpenResult(database.kysely)
    expect([left >= 60, left < 3600]).toEqual([true, true])
  })
})
