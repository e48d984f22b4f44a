import { centavos } from '@caderneta/domain/money/money'
import { formatAmount } from '@caderneta/domain/person/format'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountError, amountOfText } from './amount-text.ts'

test.each([
  ['25', 2500],
  ['25,5', 2550],
  ['25,50', 2550],
  ['25.50', 2550],
  ['1.234,50', 123_450],
  ['1.234', 123_400],
  ['R$ 10', 1000],
  ['007', 700],
  [' R$ 20,00', 2000],
  ['r$ 10', 1000],
  ['1 000,00', 100_000],
  [',50', 50],
  ['\u00a025.50', 2550],
])('%s is %i centavos', (text, amount) => {
  expect(amountOfText(text)).toBe(amount)
})

test.each(['', 'abc', '1,234', '1.23.4', '1e3', '--1', '1,', '١٢', '1 00'])(
  '%s is not an amount',
  (text) => {
    expect(amountOfText(text)).toBeNull()
  },
)

test('formatted text parses to the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
      expect(amountOfText(formatAmount(centavos(amount)))).toBe(amount)
    }),
  )
})

test('VAL-31 an amount is required', () => expect(amountError(' ')).toBe('required'))
test('VAL-32 an amount is a number', () => expect(amountError('abc')).toBe('not_a_number'))
test.each(['0', '0,00', '-1'])('VAL-33 %s is not positive', (text) => {
  expect(amountError(text)).toBe('not_positive')
})

test.each([' R$ 20,00', '1 000,00', ',50'])('%j has no error, so that it is sent', (text) => {
  expect(amountError(text)).toBe(true)
})
