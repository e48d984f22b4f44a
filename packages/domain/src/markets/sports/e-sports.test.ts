import { describe, expect, it } from 'vitest'
import { settledMarkets, withResult } from '../../testing/settled-market.ts'
import { E_SPORTS_MARKETS } from './e-sports.ts'
import { finalScores, type SetsProgress, setsBounds } from './sets-progress.ts'

const settled = (match: SetsProgress, handicaps: readonly string[] = ['2.5']) =>
  settledMarkets(E_SPORTS_MARKETS, { wanted: match.wanted, handicaps }, setsBounds(match))

describe('a match of maps', () => {
  it.each(finalScores(2))('of the best of three that ends %i-%i settles every market', (...won) => {
    const [home, away] = won
    const markets = settled({ won, wanted: 2, firstWinner: 0, units: home + away })
    expect(withResult(markets['match-result'], 'win')).toEqual([home > away ? '1' : '2'])
    expect(withResult(markets['correct-map-score'], 'win')).toEqual([`${home}-${away}`])
    expect(withResult(markets['correct-map-score'], 'lose')).toHaveLength(3)
    expect(markets['map-winner']).toEqual({ '1': 'win', '2': 'lose' })
    const hasThirdMap = home + away === 3
    expect(markets['total-maps']).toEqual({
      'Over 2.5': hasThirdMap ? 'win' : 'lose',
      'Under 2.5': hasThirdMap ? 'lose' : 'win',
    })
  })

  it('of the best of five has six final scores', () => {
    const markets = settled({ won: [1, 3], wanted: 3, firstWinner: 1, units: 4 }, ['3.5', '4.5'])
    expect(Object.keys(markets['correct-map-score'] ?? {})).toHaveLength(6)
    expect(withResult(markets['correct-map-score'], 'win')).toEqual(['1-3'])
    expect(withResult(markets['total-maps'], 'win')).toEqual(['Over 3.5', 'Under 4.5'])
  })

  it('passes the line of maps when the deciding map begins to count, not before', () => {
    const atOneAll = { won: [1, 1], wanted: 2, firstWinner: 0, units: 2 } as const
    expect(settled(atOneAll)['total-maps']).toEqual({})
    expect(settled({ ...atOneAll, units: 3 })['total-maps']).toEqual({
      ...{ 'Over 2.5': 'win', 'Under 2.5': 'lose' },
    })
    expect(withResult(settled(atOneAll)['correct-map-score'], 'lose')).toEqual(['2-0', '0-2'])
    expect(settled(atOneAll)['match-result']).toEqual({})
  })
})
