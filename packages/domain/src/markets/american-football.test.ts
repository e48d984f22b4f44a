import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gameOfQuarters, pointsLines } from '../testing/points-game.ts'
import { settledMarkets, withResult } from '../testing/settled-market.ts'
import { AMERICAN_FOOTBALL_MARKETS } from './american-football.ts'
import type { Score } from './game.ts'
import { NO_POINTS, type PointsProgress, pointsBounds } from './points/points-progress.ts'

const HANDICAPS = pointsLines({
  spread: [-3.5, -3, 0],
  total: [44.5, 46],
  firstHalfTotal: [20.5, 23],
})

/** Level after four quarters, decided by a field goal in overtime. */
const OVERTIME: PointsProgress = {
  score: [26, 23],
  atEndOf: {
    firstQuarter: [7, 3],
    firstHalf: [10, 13],
    thirdQuarter: [17, 16],
    regular: [23, 23],
    whole: [26, 23],
  },
  plays: [],
  drives: { home: [], away: [] },
}

/** Level after overtime as well. */
const TIE: PointsProgress = {
  score: [23, 23],
  atEndOf: { ...OVERTIME.atEndOf, whole: [23, 23] },
  plays: [],
  drives: { home: [], away: [] },
}

const settled = (game: PointsProgress) =>
  settledMarkets(AMERICAN_FOOTBALL_MARKETS, HANDICAPS, pointsBounds(game))

const regular = fc.tuple(fc.nat(60), fc.nat(60))

describe('a game of American football', () => {
  it('has the result of its four quarters, whatever overtime brings', () => {
    expect(settled(OVERTIME)['regular-time-result']).toEqual({
      '1': 'lose',
      Draw: 'win',
      '2': 'lose',
    })
    fc.assert(
      fc.property(regular, fc.nat(6), fc.nat(6), ([home, away], more, less) => {
        const end: Score = [home + more, away + less]
        const half = { firstQuarter: [0, 0], firstHalf: [0, 0], thirdQuarter: [0, 0] } as const
        const atEndOf = { ...half, regular: [home, away], whole: end } as const
        const markets = settled({ score: end, atEndOf, plays: [], drives: { home: [], away: [] } })
        const winner = home > away ? '1' : home < away ? '2' : 'Draw'
        expect(withResult(markets['regular-time-result'], 'win')).toEqual([winner])
      }),
    )
  })

  it('knows a safety and the end of a drive at once, and returns a drive that is not played', () => {
    const drives = { home: ['punt', 'touchdown'], away: ['turnover'] } as const
    const running = settled({
      score: [9, 0],
      atEndOf: NO_POINTS.atEndOf,
      plays: [
        { side: 0, points: 2, quarter: 'firstQuarter' },
        { side: 0, points: 7, quarter: 'firstQuarter' },
      ],
      drives,
    })
    expect(running.safety).toEqual({ Yes: 'win', No: 'lose' })
    expect(withResult(running['drive-result'], 'win')).toEqual([
      ...['Punt side=1|drivenr=1', 'Touchdown side=1|drivenr=2', 'Turnover side=2|drivenr=1'],
    ])
    expect(withResult(running['drive-result'], 'void')).toEqual([])
    const over = settled({ ...OVERTIME, drives })
    expect(over.safety).toEqual({ Yes: 'lose', No: 'win' })
    expect(withResult(over['drive-result'], 'void')).toHaveLength(4 * (24 - 3))
  })

  it('counts overtime in the money line, the spread and the total', () => {
    const { 'money-line': money, 'point-spread': spread, 'total-points': total } = settled(OVERTIME)
    expect(money).toEqual({ 'Money Line 1': 'win', 'Money Line 2': 'lose' })
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

  it('may end level: the money line and a spread of nothing return the stake', () => {
    const { 'money-line': money, 'point-spread': spread } = settled(TIE)
    expect(money).toEqual({ 'Money Line 1': 'void', 'Money Line 2': 'void' })
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

  it('knows who scored first and how, and counts touchdowns and field goals', () => {
    const game = gameOfQuarters([
      [3, 7],
      [7, 0],
      [0, 3],
      [7, 7],
      [0, 0],
    ])
    const markets = settled(game)
    expect(markets['first-score']).toMatchObject({ '1': 'win', None: 'lose', '2': 'lose' })
    expect(markets['first-score-type']).toMatchObject({ 'Field Goal': 'win', Touchdown: 'lose' })
    expect(markets['total-touchdowns']).toMatchObject({ 'Over 4.5': 'lose', 'Under 4.5': 'win' })
    expect(markets['total-field-goals']).toMatchObject({ 'Over 3.5': 'lose' })
    expect(markets['race-to-points']).toMatchObject({
      ...{ '1 pointnr=10': 'win', '2 pointnr=15': 'lose', 'None pointnr=20': 'win' },
    })
    expect(withResult(markets['winning-margin'], 'win')).toEqual(['Draw'])
  })
})
