import { formatAmount } from '@caderneta/domain/format'
import { centavos } from '@caderneta/domain/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type KeypadKey, pressedStake, stakeOf, typedStake, writtenStake } from './stake-text.ts'

const pressAll = (keys: readonly KeypadKey[]) => keys.reduce(pressedStake, '')

describe('a typed stake', () => {
  test.each([
    ['12,50', '12,50'],
    ['12.5', '12,5'],
    ['12.', '12,'],
    ['1.234,5', '1234,5'],
    ['1.234', '1234'],
    ['1.234.567', '1234567'],
    ['007', '7'],
    [',5', '0,5'],
    ['1,2,3', '1,23'],
    ['12,345', '12,34'],
    ['R$ 10', '10'],
    ['-5', '5'],
    ['abc', ''],
  ])('%s becomes %s', (text, expected) => {
    expect(typedStake(text)).toBe(expected)
  })

  test('VAL-58 CST-15 an eleventh character is not taken', () => {
    expect(typedStake('12345678901')).toBe('1234567890')
  })

  test('whatever is typed can be read or is empty', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const typed = typedStake(text)
        expect(typed === '' || stakeOf(typed) !== null).toBe(true)
      }),
    )
  })
})

describe('leaving the field', () => {
  test('1234,5 is written out as 1.234,50', () => {
    expect(writtenStake('1234,5')).toBe('1.234,50')
  })

  test('an empty field stays empty', () => {
    expect(writtenStake('')).toBe('')
  })

  test('what is written out reads as the same amount', () => {
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
  test('KPD-02 takes two decimals at most and one comma', () => {
    expect(pressAll(['1', '2', ',', '5', '0', '7'])).toBe('12,50')
    expect(pressAll(['1', '2', ',', ','])).toBe('12,')
  })

  test('KPD-03 backspace takes the last character away', () => {
    expect(pressedStake('12,5', 'backspace')).toBe('12,')
    expect(pressedStake('', 'backspace')).toBe('')
  })

  test('KPD-04 the text is written out with two decimals at the end', () => {
    expect(writtenStake('12,5')).toBe('12,50')
    expect(writtenStake('7')).toBe('7,00')
  })
})
