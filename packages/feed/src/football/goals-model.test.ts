import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jointProbability } from '../testing/joint-probability.ts'
import { type GoalRates, type GoalsState, scoreDistribution } from './goals-model.ts'

const KICK_OFF: GoalsState = { score: [0, 0], halfTime: null, left: [1, 1] }

const rate = fc.double({ min: 0.01, max: 3, noNaN: true })
const rates: fc.Arbitrary<GoalRates> = fc.record({
  home: fc.tuple(rate, rate),
  away: fc.tuple(rate, rate),
})
const share = fc.double({ min: 0, max: 1, noNaN: true })
const goals = fc.integer({ min: 0, max: 6 })
const firstHalf: fc.Arbitrary<GoalsState> = fc.record({
  score: fc.tuple(goals, goals),
  halfTime: fc.constant(null),
  left: fc.tuple(share, fc.constant(1)),
})
const secondHalf: fc.Arbitrary<GoalsState> = fc
  .tuple(goals, goals, goals, goals, share)
  .map(([home, away, moreHome, moreAway, left]) => ({
    score: [home + moreHome, away + moreAway],
    halfTime: [home, away],
    left: [0, left],
  }))
const anyState = fc.oneof(firstHalf, secondHalf)

const total = (chances: Iterable<number>) => [...chances].reduce((sum, each) => sum + each, 0)

describe('distribution of scores', () => {
  it('adds up to one in every state', () => {
    fc.assert(
      fc.property(rates, anyState, (model, state) => {
        const { half1, half2 } = scoreDistribution(model, state)
        for (const chances of [half1.home, half1.away, half2.home, half2.away]) {
          expect(total(chances)).toBeCloseTo(1, 12)
        }
      }),
    )
  })

  it('is Poisson in each half', () => {
    const { half1, half2 } = scoreDistribution({ home: [0.7, 0.9], away: [0.5, 0.4] }, KICK_OFF)
    expect(half1.home[0]).toBeCloseTo(Math.exp(-0.7), 12)
    expect(half1.home[2]).toBeCloseTo((Math.exp(-0.7) * 0.7 ** 2) / 2, 12)
    expect(half2.away[3]).toBeCloseTo((Math.exp(-0.4) * 0.4 ** 3) / 6, 12)
  })

  it('never takes a goal back', () => {
    fc.assert(
      fc.property(rates, anyState, (model, state) => {
        const { half1, half2 } = scoreDistribution(model, state)
        const [home, away] = state.halfTime ?? state.score
        expect(total(half1.home.slice(0, home)) + total(half1.away.slice(0, away))).toBe(0)
        expect(total(half2.home.slice(0, state.score[0] - home))).toBe(0)
        expect(total(half2.away.slice(0, state.score[1] - away))).toBe(0)
      }),
    )
  })

  it('knows the half-time score once the first half is over', () => {
    const state: GoalsState = { score: [2, 1], halfTime: [1, 1], left: [0, 0.5] }
    const { half1, half2 } = scoreDistribution({ home: [0.7, 0.9], away: [0.5, 0.5] }, state)
    expect([half1.home[1], half1.away[1]]).toEqual([1, 1])
    expect(half2.home[1]).toBeCloseTo(Math.exp(-0.45), 12)
  })

  it('gives no chance to a final score below that of half-time', () => {
    const distribution = scoreDistribution({ home: [0.7, 0.9], away: [0.5, 0.5] }, KICK_OFF)
    expect(jointProbability(distribution, [2, 0], [1, 0])).toBe(0)
    expect(jointProbability(distribution, [1, 0], [1, 0])).toBeGreaterThan(0)
    expect(jointProbability(distribution, [1, 0], [1000, 0])).toBe(0)
  })

  it('is certain when nothing is left to play', () => {
    const state: GoalsState = { score: [3, 2], halfTime: [1, 1], left: [0, 0] }
    const distribution = scoreDistribution({ home: [0.7, 0.9], away: [0.5, 0.5] }, state)
    expect(jointProbability(distribution, [1, 1], [3, 2])).toBe(1)
  })
})
