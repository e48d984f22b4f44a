import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { openTable } from '../testing/table-fixtures.ts'
import { readDecisionTimes } from './decision-times-view.ts'
import { cancelMarkets } from './market-correction-store.ts'
import { recordOutcomes } from './record-outcomes.ts'
import { settleOutstanding } from './settlement-store.ts'
import { voidUnplayed } from './unplayed-store.ts'

describeOnDatabases('the time at which a bet was decided', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** A bet on as many games. */
  async function open(legs: number) {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, Array(legs).fill(2000))
    const betId = await table.one(player, 10, [...Array(legs).keys()])
    const win = (index: number, at?: number) => {
      const won = { marketId: 1000002, result: 'win' } as const
      const outcomes = [{ selectionId: table.ids[index] ?? 0, ...won }]
      const gameId = table.games[index] ?? 0
      return recordOutcomes(database, { gameId, outcomes, ...(at !== undefined && { at }) })
    }
    const times = async () => {
      await settleOutstanding(database)
      return readDecisionTimes(database.kysely, [betId])
    }
    return { ...table, gameId: table.games[0] ?? 0, win, times }
  }

  async function recordedAt(gameId: number, table: string, column: string) {
    const query = sql<{ at: Date }>`select ${sql.ref(column)} as at from ${sql.table(table)}
      where game_id = ${gameId}`
    return (await query.execute(database.kysely)).rows[0]?.at.getTime()
  }

  it('is that of the last result, and there is none while the bet is open', async () => {
    const { win, times } = await open(2)
    await win(1, 9_000)
    expect(await times()).toEqual([])
    await win(0, 5_000)
    expect(await times()).toEqual([9_000])
  })

  it('is that of a cancellation after the result', async () => {
    const { gameId, win, times } = await open(1)
    await win(0, 5_000)
    expect(await times()).toEqual([5_000])
    const all = { gameId, marketIds: 'all', from: null, to: null } as const
    await cancelMarkets(database, { ...all, at: 7_000 })
    expect(await times()).toEqual([7_000])
  })

  it('is that of a corrected kick-off after which the bet was accepted', async () => {
    const { gameId, win, times } = await open(1)
    await sql`update game set starts_at = now() - interval '1 hour' where id = ${gameId}`.execute(
      database.kysely,
    )
    await win(0, 5_000)
    expect(await times()).toEqual([await recordedAt(gameId, 'kick_off_change', 'recorded_at')])
  })

  it('is that of our own rule where the feed sent nothing', async () => {
    const { gameId, times } = await open(1)
    await sql`update game set status = 'cancelled' where id = ${gameId}`.execute(database.kysely)
    await sql`update game set unplayed_since = now() - interval '1 hour'
      where id = ${gameId}`.execute(database.kysely)
    await voidUnplayed(database, 40)
    expect(await times()).toEqual([await recordedAt(gameId, 'market_cancel', 'told_at')])
  })

  it('is that of the arrival when the result has no time of the feed', async () => {
    const { gameId, win, times } = await open(1)
    await win(0)
    expect(await times()).toEqual([await recordedAt(gameId, 'selection_outcome', 'told_at')])
  })
})
