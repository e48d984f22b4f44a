import { randomUUID } from 'node:crypto'
import { isRefusal } from '@caderneta/contract/refusals'
import { centavos } from '@caderneta/domain/money/money'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame, addPlayer, fullPockets } from '../../../database/test-rows.ts'
import { TEST_LIMITS, TestBook } from '../testing/bets-fixtures.ts'
import { decideSlip } from './decide-slip.ts'
import { placeBets } from './slip-store.ts'

describeOnDatabases('placing in the database', (makeDatabase) => {
  let database: Database
  beforeAll(async () => {
    database = await makeDatabase()
  })

  /** The outcome of R$ 10,00 at a price that is guaranteed for so long from now. */
  async function place(playerId: number, validMs: number): Promise<string | null | undefined> {
    const book = new TestBook()
    const game = await addGame(database)
    book.addGame(game)
    const combination = {
      selectionIds: [book.price(game, 2000)],
      stake: centavos(1000),
      seenRate: { digits: 2n, decimals: 0 },
    }
    const offers = { cashback: true, multipleBonus: true }
    const question = {
      changedSituation: new Set<number>(),
      ...{ combinations: [combination], offers, limits: TEST_LIMITS, now: 0 },
      oddsChange: 'none' as const,
    }
    const offer = decideSlip(question, book)
    if (isRefusal(offer)) throw new Error(offer.refused)
    const slip = { playerId, offer, slipId: randomUUID(), fingerprint: 'x', usesCashback: false }
    const validUntilMs = performance.now() + validMs
    const requests = [{ ...slip, refusal: null, validUntilMs, proofs: [] }]
    const [decided] = await placeBets(database, requests, TEST_LIMITS.exposure)
    return decided?.outcome === 'refused' ? decided.refusal : decided?.outcome
  }

  it('takes no bet at a price that waited for the database longer than it is valid', async () => {
    const player = await addPlayer(database, { cash: 3000 })
    expect(await place(player, -1)).toBe('market_suspended')
    expect(await fullPockets(database, player)).toEqual({ cash: 3000 })
    expect(await place(player, 60_000)).toBe('placed')
    expect(await fullPockets(database, player)).toEqual({ cash: 2000 })
  })
})
