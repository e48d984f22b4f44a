import { MARKETS_BY_SPORT } from '@caderneta/domain/markets/registry/markets-by-sport'
import { SPORT_ROUTES, SPORTS } from '@caderneta/domain/markets/registry/sports'
import { describe, expect, it } from 'vitest'
import type { OddFact } from '../../../../live/live.ts'
import { pageMarkets } from './page-markets.ts'

const [FOOTBALL_ID, BASKETBALL_ID] = [1, 2]

const odd = (marketId: number): OddFact => ({
  ...{ selectionId: marketId, gameId: 7, marketId, name: '1', handicap: '' },
  ...{ rate: 2, version: 1, status: 'open', direction: null, moves: 0 },
})

const shown = (sportId: number, marketIds: readonly number[]) =>
  pageMarkets(sportId, marketIds.map(odd)).map(({ marketId }) => marketId)

describe('the markets of the match page', () => {
  it('come in the order of their sport, unknown ones last by their number', () => {
    const markets = [9999999, 1000016, 1000006, 1000003, 9999998, 1000002]
    expect(shown(FOOTBALL_ID, markets)).toEqual([
      ...[1000002, 1000003, 1000016, 1000006, 9999998, 9999999],
    ])
    expect(shown(BASKETBALL_ID, [1000006, 1000040, 1000062])).toEqual([1000040, 1000062, 1000006])
  })

  it.each(SPORT_ROUTES)('have an order of their own each in %s', (route) => {
    const ids = MARKETS_BY_SPORT[route].map(({ id }) => id)
    const orders = MARKETS_BY_SPORT[route].map(({ order }) => order)
    expect(new Set(orders).size).toBe(ids.length)
    const sportId = SPORTS.find((sport) => sport.route === route)?.id ?? 0
    expect(shown(sportId, ids)).toEqual(shown(sportId, ids.toReversed()))
  })
})
