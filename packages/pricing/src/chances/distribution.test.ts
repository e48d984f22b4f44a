import type { SelectionResult } from '@caderneta/domain/markets/market/market'
import { beats, resultOf } from '@caderneta/domain/markets/rule/rule'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { meanOf } from '../testing/mean-of.ts'
import {
  certain,
  chanceAbove,
  chanceOf,
  type Distribution,
  distributionOf,
  leadOf,
  repeated,
  scaled,
  sumOf,
  together,
  totalChance,
  without,
} from './distribution.ts'

const anyDistribution: fc.Arbitrary<Distribution> = fc
  .array(fc.tuple(fc.integer({ min: -20, max: 40 }), fc.integer({ min: 1, max: 50 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((weights) => {
    const sum = weights.reduce((all, [, weight]) => all + weight, 0)
    return distributionOf(weights.map(([value, weight]) => [value, weight / sum] as const))
  })

/** Part of a stake that is won and part that is lost, by result. */
const PARTS: Readonly<Record<SelectionResult, readonly [won: number, lost: number]>> = {
  win: [1, 0],
  half_win: [0.5, 0],
  void: [0, 0],
  half_lose: [0, 0.5],
  lose: [0, 1],
}

describe('a distribution of whole numbers', () => {
  it('adds the means and keeps all of the chance', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, (one, other) => {
        expect(totalChance(sumOf(one, other))).toBeCloseTo(1, 10)
        expect(meanOf(sumOf(one, other))).toBeCloseTo(meanOf(one) + meanOf(other), 8)
        expect(meanOf(leadOf(one, other))).toBeCloseTo(meanOf(one) - meanOf(other), 8)
        expect(totalChance(together(one, scaled(other, 0.5)))).toBeCloseTo(1.5, 10)
      }),
    )
  })

  it('knows what two dice add up to', () => {
    const die = distributionOf([1, 2, 3, 4, 5, 6].map((eyes) => [eyes, 1 / 6] as const))
    const two = repeated(die, 2)
    expect(chanceOf(two, 7)).toBeCloseTo(1 / 6, 12)
    expect(chanceOf(two, 12)).toBeCloseTo(1 / 36, 12)
    expect([chanceOf(two, 1), chanceOf(two, 13)]).toEqual([0, 0])
    expect(meanOf(repeated(die, 30))).toBeCloseTo(105, 8)
    expect(chanceOf(leadOf(die, die), 0)).toBeCloseTo(1 / 6, 12)
    expect(chanceOf(without(two, 7), 7)).toBe(0)
    expect(repeated(die, 0)).toEqual(certain(0))
  })

  it('wins above a line as often as the rule of totals implies', () => {
    const quarters = fc.integer({ min: -80, max: 160 })
    fc.assert(
      fc.property(anyDistribution, quarters, (distribution, handicap) => {
        let [won, lost] = [0, 0]
        distribution.chances.forEach((chance, i) => {
          const total = distribution.from + i
          const result = resultOf(beats([['total', 1]], handicap / 4), { total: [total, total] })
          if (result === null) throw new Error('a known total decides')
          won += chance * PARTS[result][0]
          lost += chance * PARTS[result][1]
        })
        const expected = won + lost === 0 ? 1 : won / (won + lost)
        expect(chanceAbove(distribution, handicap / 4)).toBeCloseTo(expected, 10)
      }),
    )
  })
})
