import { expect, it } from 'vitest'
import { reaisMoneyText } from './money-format.ts'
import { oddsText } from './odds-text.ts'

it('writes the minus of money and of odds as figures have it', () => {
  expect(reaisMoneyText(-10.5)).toBe('−R$\u00a010,50')
  expect(reaisMoneyText(10.5)).toBe('R$\u00a010,50')
  expect(oddsText(1.85, 'Americanas')).toBe('−118')
  expect(oddsText(1.85, 'Americanas/Fracionais')).toBe('−118 (17/20)')
  expect(oddsText(2.5, 'Americanas')).toBe('+150')
})
