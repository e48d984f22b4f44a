import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cepError, storedCep } from './cep-error.ts'

describe('cepError', () => {
  it('VAL-16 accepts eight digits and reports fewer as too short', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,8}$/), (digits) => {
        const isGood = digits.length === 8 && !/^0+$/.test(digits)
        const error = digits.length < 8 ? 'cep_short' : 'cep_invalid'
        expect(cepError(digits, 33)).toBe(isGood ? null : error)
      }),
    )
  })

  it('VAL-16 does not check other countries', () => {
    expect([cepError('75001', 75), cepError('SW1A 1AA', 184)]).toEqual([null, null])
    expect([storedCep('01310-100', 33), storedCep('SW1A 1AA', 184)]).toEqual([
      '01310100',
      'SW1A 1AA',
    ])
  })
})
