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
        const { home, away } = scoreDistribution(model, state)
        for (const chances of [home.halfTime, home.fullTime, away.halfTime, away.fullTime]) {
          expect(total(chances)).toBeCloseTo(1, 12)
        }
      }),
    )
  })

  it('has a joint chance whose sums are the chances at half-time and after 90 minutes', () => {
    fc.assert(
      fc.property(rates, anyState, (model, state) => {
        const distribution = scoreDistribution(model, state)
        const { home, away } = distribution
        const [homeEnd, awayEnd] = [state.score[0] + 1, state.score[1]]
        const halves = [...home.halfTime.keys()].flatMap((first) =>
          [...away.halfTime.keys()].map((second) => [first, second] as const),
        )
        const sum = total(
          halves.map((half) => jointProbability(distribution, half, [homeEnd, awayEnd])),
        )
        const expected = (home.fullTime[homeEnd] ?? 0) * (away.fullTime[awayEnd] ?? 0)
        expect(sum).toBeCloseTo(expected, 12)
      }),
      { numRuns: 50 },
    )
  })

  it('is Poisson in each half', () => {
    const { home } = scoreDistribution({ home: [0.7, 0.9], away: [0.5, 0.5] }, KICK_OFF)
    expect(home.halfTime[0]).toBeCloseTo(Math.exp(-0.7), 12)
    expect(home.halfTime[2]).toBeCloseTo((Math.exp(-0.7) * 0.7 ** 2) / 2, 12)
    expect(home.fullTime[3]).toBeCloseTo((Math.exp(-1.6) * 1.6 ** 3) / 6, 12)
  })

  it('never takes a goal back', () => {
    fc.assert(
      fc.property(rates, anyState, (model, state) => {
        const { home, away } = scoreDistribution(model, state)
        expect(total(home.fullTime.slice(0, state.score[0]))).toBe(0)
        expect(total(away.fullTime.slice(0, state.score[1]))).toBe(0)
      }),
    )
  })

  it('knows the half-time score once the first half is over', () => {
    const state: GoalsState = { score: [2, 1], halfTime: [1, 1], left: [0, 0.5] }
    const { home, away } = scoreDistribution({ home: [0.7, 0.9], away: [0.5, 0.5] }, state)
    expect([home.halfTime[1], away.halfTime[1]]).toEqual([1, 1])
    expect(home.fullTime[2]).toBeCloseTo(Math.exp(-0.45), 12)
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
