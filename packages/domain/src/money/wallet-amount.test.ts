import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centavos, reaisNumber } from './money.ts'
import { walletAmount } from './wallet-amount.ts'

const reais = (value: unknown) => reaisNumber(walletAmount(value))

describe('walletAmount', () => {
  it('VAL-54 cash passed as a string is parsed to a number', () => {
    expect(reais('12.50')).toBe(12.5)
  })

  it('VAL-55 negative, invalid or empty cash becomes 0', () => {
    expect([-1, 'abc', '', null].map(reais)).toEqual([0, 0, 0, 0])
  })

  it('VAL-56 cashback that is empty or negative becomes 0', () => {
    expect(['', null, -3].map(reais)).toEqual([0, 0, 0])
  })

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, {}, [], true, '-5', '1e3', 1e21])(
    'takes %j for 0',
    (value) => {
      expect(walletAmount(value)).toBe(0)
    },
  )

  it('does not mind spaces around a stored text', () => {
    expect(reais(' 12.50 ')).toBe(12.5)
  })

  it('takes the numbers of the wire to the centavo', () => {
    expect(reais(70)).toBe(70)
    expect(reais(0.1 + 0.2)).toBe(0.3)
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), (amount) => {
        expect(walletAmount(reaisNumber(centavos(amount)))).toBe(amount)
      }),
    )
  })

  it('never gives less than 0, whatever it gets', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(walletAmount(value)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
