import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centavos } from '../money/money.ts'
import { formatReais } from './format.ts'

const spaced = (text: string) => text.replaceAll('\u00A0', ' ')

describe('formatReais', () => {
  it('FMT-01 writes reais with R$, dots for thousands and a comma with two decimals', () => {
    expect(spaced(formatReais(centavos(123456)))).toBe('R$ 1.234,56')
    expect(spaced(formatReais(centavos(0)))).toBe('R$ 0,00')
  })

  it('FMT-02 puts a no-break space after R$', () => {
    expect(formatReais(centavos(123456))).toBe('R$\u00A01.234,56')
  })

  it.each([
    [5, 'R$ 0,05'],
    [100000, 'R$ 1.000,00'],
    [123456780, 'R$ 1.234.567,80'],
    [-1050, '-R$ 10,50'],
    [-123456, '-R$ 1.234,56'],
  ])('writes %i as %s', (amount, text) => {
    expect(spaced(formatReais(centavos(amount)))).toBe(text)
  })

  it('writes what the locale of Brazil writes', () => {
    const locale = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (amount) => {
        expect(formatReais(centavos(amount))).toBe(locale.format(amount / 100))
      }),
    )
  })
})
