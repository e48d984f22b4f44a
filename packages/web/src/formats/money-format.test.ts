import { expect, it } from 'vitest'
import { reaisMoneyText } from './money-format.ts'

it('formats reais of the wire like any money on the page', () => {
  expect(reaisMoneyText(1234.56)).toBe('R$\u00a01.234,56')
  expect(reaisMoneyText(0.1 + 0.2)).toBe('R$\u00a00,30')
  expect(reaisMoneyText(1_000_000)).toBe('R$\u00a01.000.000,00')
})
