import { roundWire } from '@caderneta/contract/catalogue/round'
import { expect, test } from 'vitest'
import { fixture, gameWithoutOdds, TestClock } from './book-fixtures.ts'
import { gameWire } from './game-wire.ts'
import { MarketBook } from './market-book.ts'

const infoOf = (announced: ReturnType<typeof fixture>) =>
  gameWire(new MarketBook(new TestClock()), gameWithoutOdds(announced), null).info

test('a game has the round of its tournament, if its source knows it', () => {
  const round = { kind: 'knockout', sides: 4, game: 2 } as const
  expect(roundWire.parse(infoOf(fixture(1, { round })).round)).toEqual(round)
  expect(infoOf(fixture(1))).not.toHaveProperty('round')
})
