import { wagersHistoryReply } from '@caderneta/contract/bets/bet-history'
import { isRefusal } from '@caderneta/contract/refusals'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import type { PlayerDays } from '../../../database/player-days.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { openTable, type TestTable } from '../testing/table-fixtures.ts'
import { readHistory } from './bet-history-view.ts'

/** So many equal bets, each in a slip of its own. */
async function betOften(table: TestTable, playerId: number, count: number): Promise<void> {
  const combination = { ids: table.ids, price: 1, rate: 2 }
  await Promise.all(Array.from({ length: count }, () => table.bet(playerId, [combination])))
}

describeOnDatabases('the history of bets', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** Bets of R$ 1,00, R$ 2,00 … placed at these times, as if time had passed. */
  async function placedAt(player: number, moments: readonly string[]) {
    const table = await openTable(database, [2000])
    for (const [index, moment] of moments.entries()) {
      const bet = await table.one(player, index + 1)
      await database.kysely.transaction().execute(async (transaction) => {
        await sql`set local session_replication_role = replica`.execute(transaction)
        await sql`update bet set accepted_at = ${moment}::timestamptz where id = ${bet}`.execute(
          transaction,
        )
      })
    }
  }

  async function stakes(range: PlayerDays) {
    const history = await readHistory(database.kysely, range, {})
    if (isRefusal(history)) throw new Error(history.refused)
    return history.bets.map(({ stake }) => stake / 100)
  }

  it('BET-20 API-33 contains every bet ever, by days of the player’s time zone', async () => {
    const playerId = await addPlayer(database, { cash: 10_000 })
    await placedAt(playerId, [
      '2025-11-20T12:00:00Z',
      '2026-10-22T02:59:59Z',
      '2026-10-22T03:00:00Z',
      '2026-10-23T02:59:59Z',
      '2026-10-23T03:00:00Z',
    ])
    expect(await stakes({ playerId })).toEqual([5, 4, 3, 2, 1])
    expect(await stakes({ playerId, from: '2026-10-22', to: '2026-10-22' })).toEqual([4, 3])
    expect(await stakes({ playerId, from: '2026-10-22' })).toEqual([5, 4, 3])
    expect(await stakes({ playerId, to: '2026-10-21' })).toEqual([2, 1])
    await sql`update player set timezone = 'Europe/Lisbon' where id = ${playerId}`.execute(
      database.kysely,
    )
    expect(await stakes({ playerId, from: '2026-10-22', to: '2026-10-22' })).toEqual([3, 2])
  })

  it('API-33 comes in pages of twenty, the newest first', async () => {
    const playerId = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000])
    await betOften(table, playerId, 41)
    const pages = []
    for (const page of [1, 2, 3, 4])
      pages.push(await readHistory(database.kysely, { playerId }, { page }))
    const whole = pages.flatMap((page) => (isRefusal(page) ? [] : [page]))
    expect(whole.map(({ bets }) => bets.length)).toEqual([20, 20, 1, 0])
    expect(whole.map(({ next }) => next !== null)).toEqual([true, true, false, false])
    const ids = whole.flatMap(({ bets }) => bets.map(({ betId }) => betId))
    expect(new Set(ids).size).toBe(41)
    expect(ids).toEqual([...ids].sort((one, other) => other - one))
  })

  it('API-33 continues after the last bet of a page, even when newer bets are placed', async () => {
    const playerId = await addPlayer(database, { cash: 10_000 })
    const table = await openTable(database, [2000])
    await betOften(table, playerId, 25)
    const first = await readHistory(database.kysely, { playerId }, {})
    if (isRefusal(first)) throw new Error(first.refused)
    await betOften(table, playerId, 3)
    const after = first.next ?? 0
    const second = await readHistory(database.kysely, { playerId }, { after })
    if (isRefusal(second)) throw new Error(second.refused)
    expect(second).toMatchObject({ next: null, bets: { length: 5 } })
    const shown = [...first.bets, ...second.bets].map(({ betId }) => betId)
    expect(new Set(shown).size).toBe(25)
  })

  it('refuses a page number beyond those reachable without a cursor', async () => {
    const playerId = await addPlayer(database)
    expect(await readHistory(database.kysely, { playerId }, { page: 6 })).toMatchObject({
      refused: 'invalid_fields',
    })
  })

  it('contains no bets of other players', async () => {
    const [ana, bia] = [await addPlayer(database, { cash: 100 }), await addPlayer(database)]
    const table = await openTable(database, [2000])
    await table.one(ana, 1)
    expect(await stakes({ playerId: bia })).toEqual([])
  })

  it.each(['2026-02-30', '2026-04-31', '0000-01-01'])('refuses the date %s', async (day) => {
    const playerId = await addPlayer(database)
    const refused = await readHistory(database.kysely, { playerId, from: day }, {})
    expect(refused).toMatchObject({ fields: { from: 'date_invalid' } })
    const other = await readHistory(database.kysely, { playerId, to: day }, {})
    expect(other).toMatchObject({ fields: { to: 'date_invalid' } })
  })

  it('refuses a last day before the first instead of finding nothing', async () => {
    const playerId = await addPlayer(database)
    const range = { playerId, from: '2026-10-22', to: '2026-10-21' }
    const refused = await readHistory(database.kysely, range, {})
    expect(refused).toMatchObject({ fields: { to: 'dates_reversed' } })
  })

  it('is one empty page when there are no bets', () => {
    const empty = { data: [], next: null }
    expect(wagersHistoryReply.parse(empty)).toEqual(empty)
  })
})
