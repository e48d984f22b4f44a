import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOdds, ODDS_MAX, ODDS_MIN, odds, rateNumber, rateText } from './odds.ts'

const anyOdds = fc.integer({ min: ODDS_MIN, max: ODDS_MAX }).map((value) => odds(value))

describe('odds', () => {
  it('brands whole thousandths from 1.001 to 10,000', () => {
    expect(odds(1850)).toBe(1850)
    expect(odds(ODDS_MIN)).toBe(1001)
    expect(odds(ODDS_MAX)).toBe(10_000_000)
  })

  it.each([1000, 0, -1850, 1.85, 10_000_001, Number.NaN, Number.POSITIVE_INFINITY])(
    'throws on %d',
    (value) => {
      expect(isOdds(value)).toBe(false)
      expect(() => odds(value)).toThrow(new RangeError(`not odds: ${value}`))
    },
  )
})

describe('rateText and rateNumber', () => {
  it.each([
    [1850, '1.85', 1.85],
    [1855, '1.855', 1.855],
    [2000, '2.00', 2],
    [10500, '10.50', 10.5],
    [1001, '1.001', 1.001],
  ])('write %d as %s', (thousandths, text, number) => {
    expect(rateText(odds(thousandths))).toBe(text)
    expect(rateNumber(odds(thousandths))).toBe(number)
  })

  it('are read back as the same odds, also through a JSON number', () => {
    fc.assert(
      fc.property(anyOdds, (value) => {
        expect(Math.round(1000 * Number(rateText(value)))).toBe(value)
        expect(Math.round(1000 * JSON.parse(JSON.stringify(rateNumber(value))))).toBe(value)
      }),
    )
  })
})
