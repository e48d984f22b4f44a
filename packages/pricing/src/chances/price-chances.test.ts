import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PUBLISHED_ODDS_MAX, priceChances, withMargin } from './price-chances.ts'

describe('the margin', () => {
  it('makes the chances of a market add up to one and the margin', () => {
    const chances = fc.array(fc.double({ min: 1e-9, max: 1, noNaN: true }), {
      minLength: 2,
      maxLength: 40,
    })
    fc.assert(
      fc.property(chances, fc.double({ min: 0, max: 0.2, noNaN: true }), (weights, margin) => {
        const sum = weights.reduce((all, each) => all + each, 0)
        const raised = withMargin(
          weights.map((each) => each / sum),
          { margin, winners: 1 },
        )
        expect(raised.reduce((all, each) => all + each, 0)).toBeCloseTo(1 + margin, 8)
        for (const chance of raised) expect(chance).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('is laid on each winner where two selections win', () => {
    const weight = fc.double({ min: 0.01, max: 1, noNaN: true })
    fc.assert(
      fc.property(fc.tuple(weight, weight, weight), ([one, two, three]) => {
        const sum = one + two + three
        const pairs = [one + two, one + three, two + three].map((each) => each / sum)
        const raised = withMargin(pairs, { margin: 0.05, winners: 2 })
        expect(raised.reduce((all, each) => all + each, 0)).toBeCloseTo(2.1, 8)
        raised.forEach((chance, i) => {
          expect(chance).toBeLessThanOrEqual(1)
          expect(chance).toBeGreaterThanOrEqual(pairs[i] ?? 1)
        })
      }),
    )
  })

  it('takes more from an outsider than from a favourite', () => {
    const [favourite = 0, outsider = 0] = withMargin([0.8, 0.2], { margin: 0.06, winners: 1 })
    expect(favourite / 0.8).toBeLessThan(outsider / 0.2)
    expect(favourite).toBeGreaterThan(0.8)
  })

  it('leaves alone a market with one possible outcome, and outcomes that cannot happen', () => {
    expect(withMargin([1, 0], { margin: 0.06, winners: 1 })).toEqual([1, 0])
    const [, , impossible] = withMargin([0.5, 0.5, 0], { margin: 0.06, winners: 1 })
    expect(impossible).toBe(0)
  })
})

describe('the prices of a line', () => {
  it('are cut to whole hundredths, never rounded up', () => {
    expect(priceChances([2 / 3, 1 / 3], { margin: 0, winners: 1 }).odds).toEqual([1500, 3000])
    expect(priceChances([0.6, 0.4], { margin: 0, winners: 1 }).odds).toEqual([1660, 2500])
  })

  it('are not offered where an outcome would pay less than 1.01', () => {
    expect(priceChances([0.9, 0.1], { margin: 0.05, winners: 1 }).isPriced).toBe(true)
    expect(priceChances([0.996, 0.004], { margin: 0.05, winners: 1 }).isPriced).toBe(false)
  })

  it('end at 1,000, also for what cannot happen', () => {
    expect(priceChances([0.5, 0.4999, 0.0001, 0], { margin: 0, winners: 1 }).odds.slice(2)).toEqual(
      [PUBLISHED_ODDS_MAX, PUBLISHED_ODDS_MAX],
    )
  })
})
