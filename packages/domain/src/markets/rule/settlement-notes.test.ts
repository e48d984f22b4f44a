import { describe, expect, it } from 'vitest'
import { type ListedMarket, MARKETS_BY_SPORT } from '../registry/markets-by-sport.ts'
import { SPORT_ROUTES, type SportRoute } from '../registry/sports.ts'
import { settlementNotes } from './settlement-notes.ts'

function notesOf(route: SportRoute, key: string) {
  const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
  return settlementNotes(route).get(markets.find((market) => market.key === key)?.id ?? 0)
}

describe('the notes on how a market is settled', () => {
  it.each(SPORT_ROUTES)('cover every market of %s', (route) => {
    const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
    const noted = settlementNotes(route)
    expect(markets.filter(({ id }) => !noted.has(id)).map(({ key }) => key)).toEqual([])
  })

  it.each([
    ['football', 'match-result', false, false],
    ['football', 'total-goals', false, false],
    ['football', 'draw-no-bet', true, false],
    ['football', 'asian-handicap', true, true],
    ['basketball', 'total-points', true, false],
    ['basketball', 'h1-result', false, false],
    ['boxing', 'total-rounds', false, false],
  ] as const)('say of %s %s: stake back when level %s, halves %s', (sport, key, level, halves) => {
    expect(notesOf(sport, key)).toEqual({ isLevelReturned: level, hasHalves: halves })
  })
})
