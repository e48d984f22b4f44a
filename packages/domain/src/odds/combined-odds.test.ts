import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combinedOddsText, combinedRateText, oddsProduct } from './combined-odds.ts'
import { ODDS_MAX, ODDS_MIN, odds, rateText } from './odds.ts'

const anyOdds = fc.integer({ min: ODDS_MIN, max: ODDS_MAX }).map((value) => odds(value))
const manyOdds = fc.array(anyOdds, { minLength: 1, maxLength: 20 })

describe('combinedOddsText', () => {
  it.each([
    [[1500, 2000], '3.00'],
    [[1855, 1333], '2.472715'],
    [[1850], '1.85'],
    [[1001, 1001], '1.002001'],
    [[10_000_000, 10_000_000], '100000000.00'],
    [[], '1.00'],
  ])('multiplies %j to %s', (legs, text) => {
    expect(combinedOddsText(legs.map((leg) => odds(leg)))).toBe(text)
  })

  it('loses no digit of the product', () => {
    fc.assert(
      fc.property(manyOdds, (legs) => {
        const [whole = '', decimals = ''] = combinedOddsText(legs).split('.')
        const digits = BigInt(whole + decimals.padEnd(3 * legs.length, '0'))
        expect(digits).toBe(oddsProduct(legs))
      }),
    )
  })

  it('writes one leg as the wire does', () => {
    fc.assert(
      fc.property(anyOdds, (leg) => {
        expect(combinedOddsText([leg])).toBe(rateText(leg))
      }),
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(manyOdds, (legs) => {
        expect(combinedOddsText([...legs].reverse())).toBe(combinedOddsText(legs))
      }),
    )
  })
})

describe('combinedRateText', () => {
  it('SLP-25 the rate of a multiple is the product of its leg rates', () => {
    const [a, b, c] = [odds(1500), odds(2000), odds(3000)]
    const doubles = [
      [a, b],
      [a, c],
      [b, c],
    ]
    expect(doubles.map(combinedRateText)).toEqual(['3.00', '4.50', '6.00'])
    expect(combinedRateText([a, b, c])).toBe('9.00')
  })

  it('cuts to two decimals and never promises more', () => {
    expect(combinedRateText([odds(1855), odds(1333)])).toBe('2.47')
    expect(combinedRateText([odds(1990), odds(1990)])).toBe('3.96')
    expect(combinedRateText([odds(1999)])).toBe('1.99')
  })
})
