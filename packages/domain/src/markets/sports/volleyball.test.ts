import { describe, expect, it } from 'vitest'
import { settledMarkets, withResult } from '../../testing/settled-market.ts'
import { type SetsProgress, setsBounds } from './sets-progress.ts'
import { VOLLEYBALL_MARKETS } from './volleyball.ts'

const FORMAT = { wanted: 3, handicaps: ['180.5', '200', '210.5'] }

const settled = (match: Partial<SetsProgress>) => {
  const progress = { won: [0, 0], wanted: 3, firstWinner: null, units: 0, ...match } as const
  return settledMarkets(VOLLEYBALL_MARKETS, FORMAT, setsBounds(progress))
}

/** 25-21, 22-25, 25-18, 23-25, 15-12: the first side wins in five sets. */
const FIVE_SETS = settled({ won: [3, 2], firstWinner: 0, units: 211 })

describe('a match of volleyball', () => {
  it('has no draw: the side with three sets wins', () => {
    expect(FIVE_SETS['money-line']).toEqual({ 'To Win 1': 'win', 'To Win 2': 'lose' })
    const swept = settled({ won: [0, 3], firstWinner: 1, units: 130 })
    expect(swept['money-line']).toEqual({ 'To Win 1': 'lose', 'To Win 2': 'win' })
  })

  it('has six final scores, of which one wins', () => {
    const scores = FIVE_SETS['correct-set-score']
    expect(Object.keys(scores ?? {})).toEqual(['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'])
    expect(withResult(scores, 'win')).toEqual(['3-2'])
    expect(withResult(scores, 'lose')).toHaveLength(5)
  })

  it('counts the points of all sets in its total', () => {
    expect(FIVE_SETS['total-points']).toEqual({
      ...{ 'Over 180.5': 'win', 'Under 180.5': 'lose' },
      ...{ 'Over 200': 'win', 'Under 200': 'lose' },
      ...{ 'Over 210.5': 'win', 'Under 210.5': 'lose' },
    })
    const swept = settled({ won: [0, 3], firstWinner: 1, units: 200 })
    expect(withResult(swept['total-points'], 'void')).toEqual(['Over 200', 'Under 200'])
  })

  it('decides the first set with its end', () => {
    expect(settled({ units: 40 })['set-winner']).toEqual({})
    const after = settled({ won: [0, 1], firstWinner: 1, units: 46 })
    expect(after['set-winner']).toEqual({ '1': 'lose', '2': 'win' })
  })

  it('loses a final score as soon as it is out of reach', () => {
    const after = settled({ won: [1, 1], firstWinner: 0, units: 95 })
    expect(withResult(after['correct-set-score'], 'lose')).toEqual(['3-0', '0-3'])
    expect(withResult(after['correct-set-score'], 'win')).toEqual([])
    expect(after['money-line']).toEqual({})
  })
})
