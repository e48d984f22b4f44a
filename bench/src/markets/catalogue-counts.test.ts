import { SPORT_ROUTES } from '@caderneta/domain/markets/sports'
import { expect, test } from 'vitest'
import { BOOKS_AT_30, BOOKS_AT_80, BOOKS_BEFORE } from './bench-catalogue-counts.ts'
import { catalogueCounts } from './catalogue-counts.ts'

const GAMES = 2

test.each(SPORT_ROUTES)('the match page of %s has the books that are required', async (route) => {
  const { books, openByRowMarket } = await catalogueCounts(route, GAMES)
  expect(books).toHaveLength(GAMES)
  expect(Math.min(...books)).toBeGreaterThanOrEqual(BOOKS_BEFORE[route])
  for (const [market, share] of openByRowMarket) expect([market, share]).toEqual([market, 1])
})

test.each([
  [30, BOOKS_AT_30],
  [80, BOOKS_AT_80],
] as const)('a match of football has books at %d minutes', async (minute, least) => {
  const { books } = await catalogueCounts('football', GAMES, minute)
  expect(Math.min(...books)).toBeGreaterThanOrEqual(least)
})
