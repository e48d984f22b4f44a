import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CEP_LENGTH, cepDigits, maskCep, parseCep } from './postal-code.ts'

const cep = fc.stringMatching(/^\d{8}$/).filter((digits) => digits !== '00000000')

describe('a CEP', () => {
  test('CST-02 VAL-16 has eight digits', () => {
    expect(CEP_LENGTH).toBe(8)
    expect(parseCep('01310100')).toBe('01310100')
    expect(parseCep('0131010')).toBeNull()
    expect(parseCep('013101000')).toBeNull()
  })

  test('is read with its mask and without it', () => {
    fc.assert(
      fc.property(cep, (digits) => {
        expect(parseCep(digits)).toBe(digits)
        expect(parseCep(maskCep(digits))).toBe(digits)
        expect(cepDigits(` ${maskCep(digits)} `)).toBe(digits)
      }),
    )
  })

  test.each(['', '00000000', '00000-000', '0131010a', '+1310100'])('is none: %j', (text) => {
    expect(parseCep(text)).toBeNull()
  })

  test.each([
    ['', ''],
    ['0131', '0131'],
    ['01310', '01310'],
    ['013101', '01310-1'],
    ['01310100', '01310-100'],
    ['01310-100999', '01310-100'],
  ])('is masked while it is typed: %j shows %j', (typed, shown) => {
    expect(maskCep(typed)).toBe(shown)
  })
})
