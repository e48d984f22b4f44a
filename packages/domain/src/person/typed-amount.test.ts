import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centavos } from '../money/money.ts'
import { formatAmount } from './format.ts'
import { parseAmount } from './typed-amount.ts'

const amounts = fc.nat(999_999_999_999_99).map((value) => centavos(value))

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
