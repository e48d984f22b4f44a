import { describe, expect, it } from 'vitest'
import { type ListedMarket, MARKETS_BY_SPORT } from './markets-by-sport.ts'
import { settlementNotes } from './settlement-notes.ts'
import { SPORTS, type SportRoute } from './sports.ts'

function notesOf(route: SportRoute, key: string) {
  const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
  return settlementNotes(route).get(markets.find((market) => market.key === key)?.id ?? 0)
}

describe('the notes on how a market is settled', () => {
  it('cover every market of every sport', () => {
    for (const { route } of SPORTS) {
      const markets: readonly ListedMarket[] = MARKETS_BY_SPORT[route]
      const noted = settlementNotes(route)
      expect(markets.filter(({ id }) => !noted.has(id)).map(({ key }) => key)).toEqual([])
    }
  })

  it('follow from the rules of its selections', () => {
    const none = { isLevelReturned: false, hasHalves: false, needsPart: false, needsPlayer: false }
    expect(notesOf('football', 'match-result')).toEqual(none)
    expect(notesOf('football', 'total-goals')).toEqual(none)
    expect(notesOf('football', 'draw-no-bet')).toEqual({ ...none, isLevelReturned: true })
    expect(notesOf('football', 'asian-handicap')).toEqual({
      ...none,
      isLevelReturned: true,
      hasHalves: true,
    })
    expect(notesOf('football', 'anytime-scorer')).toEqual({ ...none, needsPlayer: true })
    expect(notesOf('tennis', 'set-winner')).toEqual({ ...none, needsPart: true })
  })
})
