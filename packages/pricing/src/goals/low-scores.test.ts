import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowScoreWeight, lowScoreWeightMax } from './low-scores.ts'
import type { GoalRates } from './rates.ts'

const rate = fc.double({ min: 0.05, max: 2, noNaN: true })
const anyRates: fc.Arbitrary<GoalRates> = fc.record({
  home: fc.tuple(rate, rate),
  away: fc.tuple(rate, rate),
})
const score = fc.tuple(fc.nat(5), fc.nat(5))

describe('the weight of a final score', () => {
  it('makes 0-0 and 1-1 more frequent, 1-0 and 0-1 less, and leaves the others', () => {
    fc.assert(
      fc.property(anyRates, score, (rates, [home, away]) => {
        const weight = lowScoreWeight(rates, [home, away])
        if (home > 1 || away > 1) expect(weight).toBe(1)
        else if (home === away) expect(weight).toBeGreaterThan(1)
        else expect(weight).toBeLessThan(1)
      }),
    )
  })

  it('is never negative and never above its bound', () => {
    fc.assert(
      fc.property(anyRates, score, (rates, fullTime) => {
        const weight = lowScoreWeight(rates, fullTime)
        expect(weight).toBeGreaterThanOrEqual(0)
        expect(weight).toBeLessThanOrEqual(lowScoreWeightMax(rates))
      }),
    )
  })
})
