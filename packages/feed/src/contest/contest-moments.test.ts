import { describe, expect, it } from 'vitest'
import { contestMoments, countPassing, stretched } from './contest-moments.ts'

const rhythm = {
  stops: [0, 100],
  restSeconds: 30,
  events: [0, 100, 200],
  renewals: [20, 60, 90, 110, 150],
  settledSecond: 200,
}

describe('the moments of a contest', () => {
  it('come once each, in order, the quiet ones only while betting is open', () => {
    expect(contestMoments(rhythm).map(({ second }) => second)).toEqual([
      0, 30, 60, 90, 100, 130, 150, 200,
    ])
  })

  it('are suspended for the rest after a stop', () => {
    const suspended = contestMoments(rhythm).filter(({ isSuspended }) => isSuspended)
    expect(suspended.map(({ second }) => second)).toEqual([0, 100])
  })

  it('do not open again at the end', () => {
    const moments = contestMoments({ ...rhythm, stops: [0, 180] })
    expect(moments.some(({ second }) => second === 210)).toBe(false)
  })

  it('are counted as far as they pass', () => {
    const moments = contestMoments(rhythm)
    expect(countPassing(moments, (second) => second < 0)).toBe(0)
    expect(countPassing(moments, (second) => second <= 90)).toBe(4)
    expect(countPassing(moments, () => true)).toBe(8)
  })
})

describe('a stretch of time', () => {
  it('lasts two real seconds in a fast replay, five minutes of the contest at most', () => {
    expect([1, 60, 120, 1_000].map((speed) => stretched(40, speed))).toEqual([40, 120, 240, 300])
  })
})
