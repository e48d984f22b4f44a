import { createHash } from 'node:crypto'
import { gameOf, selectionId } from '@caderneta/domain/markets/market/game-selection'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { databaseBefore } from '../../../database/testing/earlier-database.ts'
import { formerSelectionId } from '../../../database/testing/former-selection.ts'
import { placerDeps, slipRequest, TEST_LIMITS, TestBook } from '../testing/bets-fixtures.ts'
import { exposureRow } from './exposure-limits.ts'
import { SlipPlacer } from './place-slip.ts'
import { readWagers } from './read-wagers.ts'

const GAME = 3_077_810_100
const FORMER_ID = formerSelectionId(GAME, 1)

/** As the version before stored it. */
function fingerprintOf(wagers: string): string {
  const read = readWagers(wagers, TEST_LIMITS)
  const text = 'canonicalText' in read ? read.canonicalText : ''
  return createHash('sha256').update(`false ${text}`).digest('base64url')
}

describe('a slip whose page was loaded before the identifiers changed', () => {
  let database: Database
  let player: number
  let placer: SlipPlacer
  const combination = { ids: [FORMER_ID], price: 10, rate: 2 }
  const slipId = '00000000-0000-4000-8000-000000000001'

  beforeAll(async () => {
    const earlier = await databaseBefore('indexes-of-a-game', null)
    database = earlier
    await addGame(earlier, { id: GAME })
    player = await addPlayer(earlier, { cash: 10_000 })
    await placeBefore()
    await earlier.upgrade()
    const book = new TestBook()
    book.addGame(GAME)
    book.price(GAME, 2000)
    placer = new SlipPlacer(placerDeps(earlier, book))
  }, 120_000)

  afterAll(() => database.close())

  async function placeBefore(): Promise<void> {
    const selection = {
      ...{ game: GAME, market: 1_000_002, selection: FORMER_ID, name: '1', handicap: '' },
      ...{ odds: 2000, version: 1, live: false },
    }
    const bet = {
      ...{ stake: 1000, potential_return: 2000, bonus: 0, cashback_percent: 0 },
      ...{ odds: '2000', legs: [0] },
    }
    const { wagers } = slipRequest(player, [combination])
    const slip = {
      ...{ player, slip: slipId, fingerprint: fingerprintOf(wagers), cashback: false },
      ...{ valid_ms: 60_000, selections: [selection], bets: [bet] },
    }
    const limits = JSON.stringify(exposureRow(TEST_LIMITS.exposure))
    const query = 'select * from place_bets($1::jsonb, $2::jsonb)'
    await database.pool.query(query, [JSON.stringify([slip]), limits])
  }

  it('gets the stored result when it had been decided', async () => {
    const result = await placer.place(slipRequest(player, [combination], { slipId }))
    expect(result).toMatchObject({
      data: { bets: [{ betGamesOddId: [selectionId(GAME, 1)], price: 10 }] },
      wallet: { cash: 90 },
    })
    expect((await database.pool.query('select from bet')).rows).toHaveLength(1)
  })

  it('is refused as one with an unknown selection when it had not', async () => {
    const result = await placer.place(slipRequest(player, [combination], { oddsChange: 'any' }))
    expect(result).toEqual({ refused: 'unknown_selection' })
    expect(gameOf(FORMER_ID)).toBe(30_778_101)
  })
})
