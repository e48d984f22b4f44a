import { combinedRateText } from '@caderneta/domain/odds/combined-odds'
import { odds, rateText } from '@caderneta/domain/odds/odds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { acceptsRate, rateChange } from './rate-acceptance.ts'
import type { SeenRate } from './read-wagers.ts'

function seen(text: string): SeenRate {
  const [whole = '', fraction = ''] = text.split('.')
  return { digits: BigInt(whole + fraction), decimals: fraction.length }
}

const anyOdds = fc.integer({ min: 1001, max: 100_000 }).map(odds)

describe('rateChange', () => {
  it.each([
    ['1.85', [1850], 'same'],
    ['1.8500', [1850], 'same'],
    ['1.9', [1850], 'lower'],
    ['1.84', [1850], 'higher'],
    ['2', [2000], 'same'],
    ['1.85', [1855], 'higher'],
  ] as const)('a single seen at %s and now at %s is %s', (text, now, change) => {
    expect(rateChange(seen(text), now.map(odds))).toBe(change)
  })

  it.each([
    ['2.47', 'same'],
    ['2.472715', 'same'],
    ['2.48', 'lower'],
    ['2.46', 'higher'],
  ] as const)('a double of 1.855 × 1.333 seen at %s is %s', (text, change) => {
    expect(rateChange(seen(text), [odds(1855), odds(1333)])).toBe(change)
  })

  it('returns same for every rate that our own pages show', () => {
    fc.assert(
      fc.property(fc.array(anyOdds, { minLength: 2, maxLength: 20 }), (legs) => {
        expect(rateChange(seen(combinedRateText(legs)), legs)).toBe('same')
      }),
    )
    fc.assert(
      fc.property(anyOdds, (single) => {
        expect(rateChange(seen(rateText(single)), [single])).toBe('same')
      }),
    )
  })
})

describe('acceptsRate', () => {
  const worse = [odds(1800)]
  const better = [odds(1900)]
  const rate = seen('1.85')

  it.each([
    ['higher', true, false],
    ['any', true, true],
    ['none', false, false],
  ] as const)('with the preference %s: better %s, worse %s', (preference, ifBetter, ifWorse) => {
    expect(acceptsRate(rate, better, preference)).toBe(ifBetter)
    expect(acceptsRate(rate, worse, preference)).toBe(ifWorse)
    expect(acceptsRate(rate, [odds(1850)], preference)).toBe(true)
  })
})
