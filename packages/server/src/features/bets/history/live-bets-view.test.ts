import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { describeOnDatabases } from '../../../database/test-database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { SlipPlacer } from '../placing/place-slip.ts'
import { recordOutcomes } from '../settling/record-outcomes.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import { placerDeps, slipRequest, TestBook } from '../testing/bets-fixtures.ts'
import { countLive, readLiveBetIds } from './live-bets-view.ts'

describeOnDatabases('open bets on matches under way', (makeDatabase) => {
  let database: Database
  let playerId = 0

  beforeAll(async () => {
    database = await makeDatabase()
    playerId = await addPlayer(database, { cash: 100_000 })
    const other = await addPlayer(database, { cash: 100_000 })
    const book = new TestBook()
    const selections: number[] = []
    for (let count = 0; count < 4; count += 1) {
      const game = await addGame(database, { id: 101 + count })
      book.addGame(game)
      selections.push(book.price(game, 2000))
    }
    const [live = 0, alsoLive = 0, lost = 0, later = 0] = selections
    const placer = new SlipPlacer(placerDeps(database, book))
    // Bets 1 to 6; the second and the fifth of them are lost by another match.
    for (const ids of [[live], [live, lost], [live, alsoLive], [later], [alsoLive, lost]])
      await placer.place(slipRequest(playerId, [{ ids, price: 1, rate: ids.length === 1 ? 2 : 4 }]))
    await placer.place(slipRequest(other, [{ ids: [live], price: 1, rate: 2 }]))
    await recordOutcomes(database, {
      gameId: gameOf(lost),
      outcomes: [{ selectionId: lost, marketId: 1000002, result: 'lose' }],
    })
    await settleOutstanding(database)
    await database.pool.query('update game set status = $2 where id = any($1)', [
      [gameOf(live), gameOf(alsoLive)],
      'live',
    ])
  })

  const read = (limit: number, afterBetId?: number) =>
    readLiveBetIds(database.kysely, { playerId, afterBetId }, limit)

  it('are read newest first, each once, without those lost by another match', async () => {
    expect(await read(10)).toEqual([3, 1])
    expect(await countLive(database.kysely, playerId)).toBe(2)
  })

  it('are read in pages, past bets that are no longer open', async () => {
    expect(await read(1)).toEqual([3])
    expect(await read(1, 3)).toEqual([1])
    expect(await read(1, 1)).toEqual([])
  })
})
