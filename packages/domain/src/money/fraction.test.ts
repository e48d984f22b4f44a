import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorOf, fraction, fractionText, multiply, reduced, roundOf } from './fraction.ts'

const wholes = fc.bigInt({ min: 0n, max: 10n ** 30n })
const positives = fc.bigInt({ min: 1n, max: 10n ** 30n })

describe('fraction', () => {
  it('takes numbers and bigints, with denominator 1 by default', () => {
    expect(fraction(3)).toEqual({ numerator: 3n, denominator: 1n })
    expect(fraction(3n, 4)).toEqual({ numerator: 3n, denominator: 4n })
  })

  it('throws on a number with a fraction of its own', () => {
    expect(() => fraction(0.5)).toThrow(RangeError)
  })
})

describe('multiply', () => {
  it('is 1 of nothing', () => {
    expect(multiply([])).toEqual(fraction(1))
  })

  it('multiplies without rounding', () => {
    const product = multiply([fraction(1855, 1000), fraction(1333, 1000)])
    expect(reduced(product)).toEqual(reduced(fraction(2472715, 1000000)))
  })
})

describe('floorOf', () => {
  it('is the largest whole number that is not above', () => {
    fc.assert(
      fc.property(wholes, positives, (numerator, denominator) => {
        const floor = floorOf({ numerator, denominator })
        expect(floor * denominator <= numerator).toBe(true)
        expect((floor + 1n) * denominator > numerator).toBe(true)
      }),
    )
  })
})

describe('roundOf', () => {
  it.each([
    [117647n, 1000n, 118n],
    [5n, 2n, 3n],
    [49n, 20n, 2n],
    [0n, 7n, 0n],
  ])('rounds %s/%s to %s', (numerator, denominator, nearest) => {
    expect(roundOf({ numerator, denominator })).toBe(nearest)
  })

  it('is never farther than a half', () => {
    fc.assert(
      fc.property(wholes, positives, (numerator, denominator) => {
        const away = 2n * (roundOf({ numerator, denominator }) * denominator - numerator)
        expect(away > -denominator && away <= denominator).toBe(true)
      }),
    )
  })
})

describe('reduced', () => {
  it('keeps the ratio and leaves no common divisor', () => {
    expect(reduced(fraction(150, 100))).toEqual(fraction(3, 2))
    expect(reduced(fraction(0, 5))).toEqual(fraction(0, 1))
    fc.assert(
      fc.property(wholes, positives, positives, (numerator, denominator, common) => {
        const small = reduced({ numerator, denominator })
        const large = { numerator: numerator * common, denominator: denominator * common }
        expect(reduced(large)).toEqual(small)
        expect(small.numerator * denominator).toBe(numerator * small.denominator)
      }),
    )
  })
})

describe('fractionText', () => {
  it.each([
    [fraction(2), '2'],
    [fraction(0, 7), '0'],
    [fraction(1850, 1000), '1.85'],
    [fraction(1, 2), '0.5'],
    [fraction(1, 1000), '0.001'],
    [fraction(1856855, 100_000), '18.56855'],
    [fraction(5000, 3000), '5/3'],
    [fraction(2, 14), '1/7'],
  ])('writes %o as %s', (ratio, text) => {
    expect(fractionText(ratio)).toBe(text)
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 10_000 }), (over, under) => {
        const [whole = '', part = ''] = fractionText(fraction(over, under)).split('.')
        const [top = '', bottom = `1${'0'.repeat(part.length)}`] = `${whole}${part}`.split('/')
        expect(BigInt(top) * BigInt(under)).toBe(BigInt(over) * BigInt(bottom))
      }),
    )
  })
})
