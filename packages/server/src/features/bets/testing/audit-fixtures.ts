import { gameOf } from '@caderneta/domain/markets/market/game-selection'
import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import type { Database } from '../../../database/database.ts'
import { addGame, addPlayer } from '../../../database/test-rows.ts'
import { SlipPlacer } from '../placing/place-slip.ts'
import { recordOutcomes } from '../settling/record-outcomes.ts'
import { settleOutstanding } from '../settling/settlement-store.ts'
import { placerDeps, slipRequest, TestBook, type TestCombination } from './bets-fixtures.ts'

/** Books in which everything has happened once: bets by Ana with every outcome, one by Bia. */
export async function fillBooks(database: Database): Promise<void> {
  const ana = await addPlayer(database, { cash: 100_000, cashback: 500 })
  const bia = await addPlayer(database, { cash: 10_000 })
  const book = new TestBook()
  const ids: number[] = []
  for (let count = 0; count < 6; count += 1) {
    const game = await addGame(database, { id: 101 + count })
    book.addGame(game)
    ids.push(book.price(game, 2000))
  }
  const [won = 0, lost = 0, void_ = 0, half = 0, open = 0, other = 0] = ids
  const placer = new SlipPlacer(placerDeps(database, book))
  const bet = (player: number, combination: TestCombination, usesCashback = false) =>
    placer.place(slipRequest(player, [combination], { usesCashback }))

  await bet(ana, { ids: [won], price: 10, rate: 2 })
  await bet(ana, { ids: [lost], price: 10, rate: 2 })
  await bet(ana, { ids: [void_], price: 8, rate: 2 }, true)
  await bet(ana, { ids: [half, won], price: 10, rate: 4 })
  await bet(ana, { ids: [open, other], price: 10, rate: 4 })
  await bet(bia, { ids: [won], price: 20, rate: 2 })
  await bet(bia, { ids: [open], price: 5000, rate: 2 })
  const results: readonly (readonly [number, SelectionResult])[] = [
    [won, 'win'],
    [lost, 'lose'],
    [void_, 'void'],
    [half, 'half_win'],
  ]
  for (const [selectionId, result] of results)
    await recordOutcomes(database, {
      gameId: gameOf(selectionId),
      outcomes: [{ selectionId, marketId: 1000002, result }],
    })
  await settleOutstanding(database)
}
