import { expect, test } from 'vitest'
import { exactFactorText, exactReaisText } from './exact-text.ts'

test.each([
  ['2.2', '2.20'],
  ['1', '1.00'],
  ['1.855', '1.855'],
  ['5/3', '5/3'],
])('the exact factor %s is formatted like odds: %s', (exact, text) => {
  expect(exactFactorText(exact)).toBe(text)
})

test.each([
  ['32', 'R$\u00a032,00'],
  ['1234.5', 'R$\u00a01.234,50'],
  ['9.275', 'R$\u00a09,275'],
  ['1000000.125', 'R$\u00a01.000.000,125'],
  ['50/3', 'R$\u00a050/3'],
])('exact reais %s are formatted like money: %s', (exact, text) => {
  expect(exactReaisText(exact)).toBe(text)
})
