import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centavos } from '../money/money.ts'
import { formatAmount, formatReais, parseAmount } from './format.ts'

const amounts = fc.nat(999_999_999_999_99).map((value) => centavos(value))
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

describe('parseAmount', () => {
  it.each([
    ['1.234,50', 123450],
    ['1234,5', 123450],
    ['1234', 123400],
    ['12,', 1200],
    ['0,01', 1],
    ['007', 700],
    [' 7 ', 700],
    ['1.234.567,89', 123456789],
    [' R$ 20,00', 2000],
    ['r$ 10', 1000],
    ['R$\u00a01.234,50', 123450],
    ['1 000,00', 100000],
    ['1\u202f234\u202f567,89', 123456789],
    [',50', 50],
    ['2\u200b0,00', 2000],
    ['２０,00', 2000],
  ])('reads %j', (text, amount) => {
    expect(parseAmount(text)).toBe(amount)
  })

  it.each([
    '',
    ',',
    '1.23',
    '12.34,5',
    '1234.567',
    '1.234.56',
    '1,234.50',
    '1,005',
    '-1',
    '+1',
    '1e3',
    'R$ R$ 5',
    'R$',
    '1,5,0',
    '١٢',
    '1 00',
    '1.000 000',
    '99999999999999',
  ])('refuses %j', (text) => {
    expect(parseAmount(text)).toBeNull()
  })

  it('reads back what was written', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount)
        expect(parseAmount(formatAmount(amount).replaceAll('.', ''))).toBe(amount)
      }),
    )
  })
})
