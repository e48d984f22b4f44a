import { centavos } from '@caderneta/domain/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centavosOf, moneyText, reaisMoneyText } from './money-format.ts'

describe('money', () => {
  it('FMT-01 reads R$, dots for thousands, comma and two decimals', () => {
    expect(moneyText(centavos(123456))).toBe('R$\u00a01.234,56')
    expect(moneyText(centavos(0))).toBe('R$\u00a00,00')
    expect(reaisMoneyText(1234.56)).toBe('R$\u00a01.234,56')
    expect(reaisMoneyText(1000000)).toBe('R$\u00a01.000.000,00')
  })

  it('FMT-02 has a no-break space after R$', () => {
    expect(moneyText(centavos(100)).charCodeAt(2)).toBe(0xa0)
  })

  it('shows a negative amount with its sign before R$', () => {
    expect(moneyText(centavos(-1850))).toBe('-R$\u00a018,50')
  })

  it('reads every amount of the wire as the same centavos', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        expect(centavosOf(cents / 100)).toBe(cents)
      }),
    )
  })

  it('keeps every digit of every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (cents) => {
        const digits = moneyText(centavos(cents)).replace(/\D/g, '')
        expect(Number(digits)).toBe(cents)
      }),
    )
  })
})
