import type { OddsChangePreference } from '@caderneta/contract/accounts/prefs'
import { isRefusal } from '@caderneta/contract/refusals'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addPlayer } from '../../../database/test-rows.ts'
import { openTable } from '../testing/table-fixtures.ts'

describeOnDatabases('odds that have moved since the bettor saw them', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** The odds at which a bet is placed when the bettor saw `seen` and the market is at `now`. */
  async function placedAt(seen: number, now: number, oddsChange: OddsChangePreference) {
    const player = await addPlayer(database, { cash: 1000 })
    const table = await openTable(database, [now])
    const combination = { ids: table.ids, price: 10, rate: seen }
    const result = await table.bet(player, [combination], { oddsChange })
    if (isRefusal(result)) return result.refused
    const placed = await database.pool.query(
      'select leg.odds from leg join bet on bet.id = bet_id where bet.player_id = $1',
      [player],
    )
    return placed.rows[0]?.odds
  }

  it('SEC-07 are never those of the request', async () => {
    expect(await placedAt(9.99, 1850, 'any')).toBe(1850)
    expect(await placedAt(9.99, 1850, 'higher')).toBe('odds_changed')
    expect(await placedAt(9.99, 1850, 'none')).toBe('odds_changed')
  })

  it('SEC-08 higher, the default, takes better odds and refuses worse ones', async () => {
    expect(await placedAt(1.85, 1900, 'higher')).toBe(1900)
    expect(await placedAt(1.85, 1800, 'higher')).toBe('odds_changed')
  })

  it('SEC-09 any takes both, none refuses both', async () => {
    expect(await placedAt(1.85, 1900, 'any')).toBe(1900)
    expect(await placedAt(1.85, 1800, 'any')).toBe(1800)
    expect(await placedAt(1.85, 1900, 'none')).toBe('odds_changed')
    expect(await placedAt(1.85, 1800, 'none')).toBe('odds_changed')
  })
})
