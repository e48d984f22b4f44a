import { centavos } from '@caderneta/domain/money/money'
import { formatAmount } from '@caderneta/domain/person/format'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  caretAfter,
  type KeypadKey,
  pressedStake,
  stakeOf,
  typedStake,
  writtenStake,
} from './stake-text.ts'

const pressAll = (keys: readonly KeypadKey[]) => keys.reduce(pressedStake, '')

/** The content of the field after each key, which the browser appends to the previous one. */
const stakesAfter = (keys: string) =>
  [...keys].reduce<readonly string[]>(
    (stakes, key) => [...stakes, typedStake((stakes.at(-1) ?? '') + key)],
    [],
  )
const typeKeys = (keys: string) => stakesAfter(keys).at(-1) ?? ''

describe('a typed stake', () => {
  test.each([
    ['12,50', '12,50'],
    ['12.5', '12.5'],
    ['12.', '12.'],
    ['1.234,5', '1234,5'],
    ['1.234', '1.234'],
    ['1.234.567', '1.234.567'],
    ['007', '7'],
    [',5', '0,5'],
    ['.5', '0.5'],
    ['1,2,3', '1,23'],
    ['12,345', '12,34'],
    ['R$ 10', '10'],
    ['-5', '5'],
    ['abc', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(typedStake(text)).toBe(expected)
  })

  test.each([
    ['1.234,56', 123_456],
    ['1.000', 100_000],
    ['1.234', 123_400],
    ['1.234,5', 123_450],
    ['1.234.567', 123_456_700],
    ['12.5', 1250],
    ['12.50', 1250],
    ['1234.5', 123_450],
    ['0.50', 50],
  ])('VAL-57 %s typed key by key is %i centavos', (keys, amount) => {
    expect(stakeOf(typeKeys(keys))).toBe(amount)
    expect(stakeOf(writtenStake(typeKeys(keys)))).toBe(amount)
  })

  test('VAL-57 a dot is a decimal mark until a third digit makes it a group separator', () => {
    const stakes = stakesAfter('1.234,5')
    expect(stakes).toEqual(['1', '1.', '1.2', '1.23', '1.234', '1234,', '1234,5'])
    expect(stakes.map(stakeOf)).toEqual([100, 100, 120, 123, 123_400, 123_400, 123_450])
  })

  test('deleting a mistyped character undoes it', () => {
    expect(stakeOf(typeKeys('12.505'))).toBe(1_250_500)
    expect(stakeOf(typedStake(typeKeys('12.505').slice(0, -1)))).toBe(1250)
  })

  test('a group that loses its last digit becomes decimals again, until it has three', () => {
    expect(typedStake('1.23')).toBe('1.23')
    expect(stakeOf('1.23')).toBe(123)
    expect(writtenStake('1.23')).toBe('1,23')
    expect(stakeOf(typedStake('1.235'))).toBe(123_500)
  })

  test.each([
    ['1.234,5', '1234,5', 123_450],
    ['1.23,50', '123,50', 12_350],
    ['.234,50', '234,50', 23_450],
    ['.234', '234', 23_400],
    ['1.2934', '1.2934', 1_293_400],
    ['1.34.567', '1.34.567', 13_456_700],
  ])('a stake edited in the middle to %s becomes %s', (text, expected, amount) => {
    expect(typedStake(text)).toBe(expected)
    expect(stakeOf(expected)).toBe(amount)
  })

  test.each([
    ['12.,', '12.'],
    ['12.5,', '12.5'],
    ['12.5.', '12.5'],
    ['12,5.', '12,5'],
    ['0.505', '0.50'],
  ])('accepts one decimal mark and two decimals: %s stays %s', (text, expected) => {
    expect(typedStake(text)).toBe(expected)
  })

  test('VAL-58 CST-15 an eleventh character is not accepted, dots aside', () => {
    expect(typedStake('12345678901')).toBe('1234567890')
    expect(stakeOf(typeKeys('123.456.789'))).toBe(12_345_678_900)
  })

  test('any typed text is a valid amount or empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,R$ ') }), (text) => {
        for (const typed of [typedStake(text), typeKeys(text)]) {
          expect(typed === '' || stakeOf(typed) !== null).toBe(true)
          expect(typedStake(typed)).toBe(typed)
        }
      }),
    )
  })

  test('VAL-57 any amount typed in Brazilian notation, grouped or not, is that amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (amount) => {
        const text = formatAmount(centavos(amount))
        expect(stakeOf(typeKeys(text))).toBe(amount)
        expect(stakeOf(typeKeys(text.replaceAll('.', '')))).toBe(amount)
        const whole = text.slice(0, -3)
        expect(stakeOf(typeKeys(whole))).toBe(amount - (amount % 100))
      }),
    )
  })

  test('VAL-57 any amount typed with a dot before its decimals is that amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (amount) => {
        expect(stakeOf(typeKeys((amount / 100).toFixed(2)))).toBe(amount)
      }),
    )
  })
})

describe('the caret', () => {
  test.each([
    ['15.|234,50', '15|234,50'],
    ['15|.234,50', '15|234,50'],
    ['1.29|34,5', '129|34,5'],
    ['12,505|', '12,50|'],
  ])('of %s stays behind the same digits: %s', (text, expected) => {
    const caret = text.indexOf('|')
    const raw = text.replace('|', '')
    const typed = typedStake(raw)
    const at = caretAfter(raw.slice(0, caret), typed)
    expect(`${typed.slice(0, at)}|${typed.slice(at)}`).toBe(expected)
  })
})

describe('formatting on blur', () => {
  test('1234,5 becomes 1.234,50', () => {
    expect(writtenStake('1234,5')).toBe('1.234,50')
  })

  test('an empty field stays empty', () => {
    expect(writtenStake('')).toBe('')
  })

  test('the formatted text parses to the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
        const text = formatAmount(centavos(amount))
        expect(stakeOf(text)).toBe(amount)
        expect(stakeOf(typedStake(text))).toBe(amount)
      }),
    )
  })
})

describe('the keypad', () => {
  test('KPD-02 accepts at most two decimals and one comma', () => {
    expect(pressAll(['1', '2', ',', '5', '0', '7'])).toBe('12,50')
    expect(pressAll(['1', '2', ',', ','])).toBe('12,')
  })

  test('KPD-03 backspace deletes the last character', () => {
    expect(pressedStake('12,5', 'backspace')).toBe('12,')
    expect(pressedStake('', 'backspace')).toBe('')
  })

  test('continues a stake typed with a dot', () => {
    expect(pressedStake('1.2', '5')).toBe('1,25')
    expect(pressedStake('1.234', '5')).toBe('12345')
    expect(pressedStake('12.', ',')).toBe('12,')
  })

  test('KPD-04 the text is formatted with two decimals when closed', () => {
    expect(writtenStake('12,5')).toBe('12,50')
    expect(writtenStake('7')).toBe('7,00')
  })
})
