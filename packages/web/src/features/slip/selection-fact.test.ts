import { odds } from '@caderneta/domain/odds'
import { expect, test } from 'vitest'
import type { OddFact } from '../../live/live.ts'
import { oddsOfRate, type SelectionNews, selectionFact } from './selection-fact.ts'

const agreed = odds(1850)

const live = (change: Partial<OddFact> = {}): OddFact => ({
  selectionId: 1001,
  gameId: 1,
  marketId: 1_000_002,
  name: '1',
  handicap: '',
  rate: 1.9,
  version: 5,
  status: 'open',
  direction: null,
  moves: 0,
  ...change,
})

const news = (change: Partial<SelectionNews>): SelectionNews => ({
  live: null,
  game: null,
  told: undefined,
  isFresh: true,
  ...change,
})

test('rates of the wire are read to the thousandth, and no odds are null', () => {
  expect([1.85, 2, 1.1, 10.555].map(oddsOfRate)).toEqual([1850, 2000, 1100, 10_555])
  expect([0, 1, -2].map(oddsOfRate)).toEqual([null, null, null])
})

test('the stream tells odds and status', () => {
  const fact = selectionFact(agreed, news({ live: live() }))
  expect(fact).toEqual({ odds: 1900, status: 'open', isLive: false })
})

test('a stream that cannot be trusted suspends', () => {
  const fact = selectionFact(agreed, news({ live: live(), isFresh: false }))
  expect(fact?.status).toBe('suspended')
})

test('a refusal that tells newer odds counts until the stream has overtaken it', () => {
  const told = { odds: odds(1700), version: 6, status: 'open' } as const
  expect(selectionFact(agreed, news({ live: live(), told }))?.odds).toBe(1700)
  const later = live({ version: 7, rate: 1.6 })
  expect(selectionFact(agreed, news({ live: later, told }))?.odds).toBe(1600)
})

test('a closed market keeps the odds agreed to and is closed', () => {
  const fact = selectionFact(agreed, news({ live: live({ rate: 0, status: 'open' }) }))
  expect(fact).toMatchObject({ odds: 1850, status: 'closed' })
})

test('a game under way makes a live bet', () => {
  const game = { status: 'halftime', score: [0, 0], clock: null } as const
  expect(selectionFact(agreed, news({ live: live(), game }))?.isLive).toBe(true)
})
