import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledMarkets, withResult } from '../../testing/settled-market.ts'
import type { Score } from '../game/game.ts'
import { AMERICAN_FOOTBALL_MARKETS } from './american-football.ts'
import { type PointsProgress, pointsBounds } from './points-progress.ts'

const HANDICAPS = {
  spread: [-3.5, -3, 0],
  total: [44.5, 46],
  firstHalfTotal: [20.5, 23],
  firstQuarterTotal: [],
}

/** Level after four quarters, decided by a field goal in overtime. */
const OVERTIME: PointsProgress = {
  score: [26, 23],
  atEndOf: { firstQuarter: [7, 3], firstHalf: [10, 13], regular: [23, 23], whole: [26, 23] },
}

/** Level after overtime as well. */
const TIE: PointsProgress = {
  score: [23, 23],
  atEndOf: { ...OVERTIME.atEndOf, whole: [23, 23] },
}

const settled = (game: PointsProgress) =>
  settledMarkets(AMERICAN_FOOTBALL_MARKETS, HANDICAPS, pointsBounds(game))

const regular = fc.tuple(fc.nat(60), fc.nat(60))

describe('a game of American football', () => {
  it('offers no draw: its result is that of overtime when the four quarters end level', () => {
    expect(settled(OVERTIME)['match-result']).toEqual({ '1': 'win', '2': 'lose' })
    fc.assert(
      fc.property(regular, fc.nat(6), fc.nat(6), ([home, away], more, less) => {
        const end: Score = [home + more, away + less]
        const atEndOf = { firstQuarter: [0, 0], firstHalf: [0, 0], regular: [home, away] } as const
        const markets = settled({ score: end, atEndOf: { ...atEndOf, whole: end } })
        const [first, second] = end
        const winner = first > second ? ['1'] : first < second ? ['2'] : []
        expect(withResult(markets['match-result'], 'win')).toEqual(winner)
      }),
    )
  })

  it('counts overtime in the spread and the total', () => {
    const { 'point-spread': spread, 'total-points': total } = settled(OVERTIME)
    expect(spread).toEqual({
      ...{ '1 -3.5': 'lose', '2 +3.5': 'win' },
      ...{ '1 -3': 'void', '2 +3': 'void' },
      ...{ '1 0': 'win', '2 0': 'lose' },
    })
    expect(total).toEqual({
      ...{ 'Over 44.5': 'win', 'Under 44.5': 'lose' },
      ...{ 'Over 46': 'win', 'Under 46': 'lose' },
    })
  })

  it('may end level: the result and a spread of nothing return the stake', () => {
    const { 'match-result': result, 'point-spread': spread } = settled(TIE)
    expect(result).toEqual({ '1': 'void', '2': 'void' })
    expect(spread).toMatchObject({ '1 0': 'void', '2 0': 'void', '1 -3': 'lose', '2 +3': 'win' })
  })

  it('settles the first half by its own points', () => {
    const markets = settled(TIE)
    expect(markets['h1-result']).toEqual({ '1': 'lose', Draw: 'lose', '2': 'win' })
    expect(markets['h1-total-points']).toEqual({
      ...{ 'Over 20.5': 'win', 'Under 20.5': 'lose' },
      ...{ 'Over 23': 'void', 'Under 23': 'void' },
    })
  })

  it('has no market of a quarter', () => {
    expect(Object.keys(settled(TIE))).not.toContain('quarter-total-points')
  })
})
