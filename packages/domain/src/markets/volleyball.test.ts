import { describe, expect, it } from 'vitest'
import { matchOfSets, setsFormat } from '../testing/sets-match.ts'
import { settledMarkets, withResult } from '../testing/settled-market.ts'
import type { Score } from './game.ts'
import { setsBounds } from './sets/sets-progress.ts'
import { VOLLEYBALL_MARKETS } from './volleyball.ts'

const FORMAT = setsFormat(3, ['180.5', '200', '210.5'])

const settled = (sets: readonly Score[], running?: Score) =>
  settledMarkets(
    VOLLEYBALL_MARKETS,
    FORMAT,
    setsBounds(matchOfSets('volleyball', 3, sets, running)),
  )

/** 212 points. */
const FIVE_SETS = settled([
  [25, 21],
  [22, 25],
  [25, 18],
  [24, 26],
  [15, 11],
])

/** 0-3 in so many points. */
const swept = (...losers: readonly number[]) =>
  settled(losers.map((points) => [points, Math.max(25, points + 2)] as const))

describe('a match of volleyball', () => {
  it('has no draw: the side with three sets wins', () => {
    expect(FIVE_SETS['money-line']).toEqual({ 'To Win 1': 'win', 'To Win 2': 'lose' })
    expect(swept(18, 19, 18)['money-line']).toEqual({ 'To Win 1': 'lose', 'To Win 2': 'win' })
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
    const level = swept(38, 29, 30)
    expect(withResult(level['total-points'], 'void')).toEqual(['Over 200', 'Under 200'])
  })

  it('decides a set with its end, and returns bets on sets that are not played', () => {
    expect(settled([], [20, 20])['set-winner']).toEqual({})
    const after = settled([[21, 25]])
    expect(after['set-winner']).toEqual({ '1': 'lose', '2': 'win' })
    const end = swept(20, 20, 20)['set-winner']
    expect(withResult(end, 'void')).toEqual([
      ...['1 setnr=4', '2 setnr=4', '1 setnr=5', '2 setnr=5'],
    ])
  })

  it('counts the sets that went beyond their points, from two below the target', () => {
    expect(withResult(FIVE_SETS['extra-point-sets'], 'win')).toEqual(['1 set'])
    const running = settled([[26, 24]], [24, 24])
    expect(withResult(running['extra-point-sets'], 'lose')).toEqual(['0 sets', '1 set'])
    expect(withResult(FIVE_SETS['exactly-n-sets'], 'win')).toEqual([
      ...['No side=1|sets=1', 'No side=1|sets=2', 'No side=2|sets=1', 'Yes side=2|sets=2'],
    ])
    expect(FIVE_SETS['fifth-set']).toEqual({ Yes: 'win', No: 'lose' })
  })

  it('loses a final score as soon as it is out of reach', () => {
    const after = settled([
      [25, 20],
      [20, 25],
    ])
    expect(withResult(after['correct-set-score'], 'lose')).toEqual(['3-0', '0-3'])
    expect(withResult(after['correct-set-score'], 'win')).toEqual([])
    expect(after['money-line']).toEqual({})
    expect(after['fourth-set']).toEqual({ Yes: 'win', No: 'lose' })
    expect(after['fifth-set']).toEqual({})
  })
})
