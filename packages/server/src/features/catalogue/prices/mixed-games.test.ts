import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import { expect, test } from 'vitest'
import {
  fixture,
  matchResult,
  oddsChange,
  TestClock,
  TestFeed,
  testBook,
} from '../book-fixtures.ts'

const GAME = 501
const OTHER = 502

test('a price of another game under the name of this one is no price of either', () => {
  const clock = new TestClock()
  const feed = new TestFeed(clock)
  const book = testBook(clock)
  for (const gameId of [GAME, OTHER])
    book.apply(feed.message({ kind: 'fixture', fixture: fixture(gameId) }))
  book.apply(feed.message(oddsChange(GAME)))
  book.apply(feed.message(oddsChange(GAME, { markets: [matchResult(OTHER, [190, 330, 410])] })))
  expect(book.game(OTHER)?.selections.size).toBe(0)
  expect(book.game(GAME)?.selections.size).toBe(3)
  expect(book.selection(selectionId(GAME, 1))?.odds).toBe(1850)
  expect(book.selection(selectionId(OTHER, 1))).toBeUndefined()
})
