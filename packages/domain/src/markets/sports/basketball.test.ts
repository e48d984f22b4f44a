import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { settledMarkets, withResult } from '../../testing/settled-market.ts'
import type { Score } from '../game/game.ts'
import { BASKETBALL_MARKETS } from './basketball.ts'
import { NO_POINTS, type PointsProgress, pointsBounds } from './points-progress.ts'

const HANDICAPS = {
  spread: [-6.5, -3, 2.25],
  total: [199.5, 203, 210.75],
  firstHalfTotal: [99.5],
  firstQuarterTotal: [50],
}

/** 28-22, 24-27, 20-25, 26-24 and 7-5 in overtime: 98-98, then 105-103. */
const OVERTIME: PointsProgress = {
  score: [105, 103],
  atEndOf: {
    firstQuarter: [28, 22],
    firstHalf: [52, 49],
    regular: [98, 98],
    whole: [105, 103],
  },
}

const settled = (game: PointsProgress) =>
  settledMarkets(BASKETBALL_MARKETS, HANDICAPS, pointsBounds(game))

/** A game that ended without overtime; both parts are shares of its score. */
const anyGame = fc
  .tuple(fc.nat(40), fc.nat(40), fc.nat(60), fc.nat(60), fc.nat(90), fc.nat(90))
  .map(([quarterHome, quarterAway, halfHome, halfAway, home, away]): PointsProgress => {
    const firstQuarter: Score = [quarterHome, quarterAway]
    const firstHalf: Score = [quarterHome + halfHome, quarterAway + halfAway]
    const whole: Score = [firstHalf[0] + home, firstHalf[1] + away]
    return { score: whole, atEndOf: { firstQuarter, firstHalf, regular: whole, whole } }
  })

describe('a game of basketball', () => {
  it('counts overtime in the money line, the spread and the total', () => {
    const { 'money-line': money, 'point-spread': spread, 'total-points': total } = settled(OVERTIME)
    expect(money).toEqual({ 'Money Line 1': 'win', 'Money Line 2': 'lose' })
    expect(spread).toEqual({
      ...{ '1 -6.5': 'lose', '2 +6.5': 'win' },
      ...{ '1 -3': 'lose', '2 +3': 'win' },
      ...{ '1 +2.25': 'win', '2 -2.25': 'lose' },
    })
    expect(total).toEqual({
      ...{ 'Over 199.5': 'win', 'Under 199.5': 'lose' },
      ...{ 'Over 203': 'win', 'Under 203': 'lose' },
      ...{ 'Over 210.75': 'lose', 'Under 210.75': 'win' },
    })
  })

  it('counts the first half and the first quarter by themselves', () => {
    const markets = settled(OVERTIME)
    expect(markets['h1-result']).toEqual({ '1': 'win', Draw: 'lose', '2': 'lose' })
    expect(markets['h1-total-points']).toEqual({ 'Over 99.5': 'win', 'Under 99.5': 'lose' })
    expect(markets['quarter-total-points']).toEqual({ 'Over 50': 'void', 'Under 50': 'void' })
  })

  it('decides the first quarter with its end, and a total as soon as it is passed', () => {
    const running: PointsProgress = {
      score: [110, 90],
      atEndOf: { ...OVERTIME.atEndOf, regular: null, whole: null },
    }
    const markets = settled(running)
    expect(withResult(markets['total-points'], 'win')).toEqual(['Over 199.5'])
    expect(withResult(markets['total-points'], 'lose')).toEqual(['Under 199.5'])
    expect(markets['quarter-total-points']).toEqual({ 'Over 50': 'void', 'Under 50': 'void' })
    expect(markets['money-line']).toEqual({})
    expect(markets['point-spread']).toEqual({})
  })

  it('decides nothing before the first point', () => {
    expect(Object.values(settled(NO_POINTS))).toEqual(BASKETBALL_MARKETS.map(() => ({})))
  })

  it('pays one side of the money line, or returns both stakes', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        const results = Object.values(settled(game)['money-line'] ?? {}).sort()
        const isLevel = game.score[0] === game.score[1]
        expect(results).toEqual(isLevel ? ['void', 'void'] : ['lose', 'win'])
      }),
    )
  })
})
