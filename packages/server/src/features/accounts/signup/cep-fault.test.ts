import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cepFault, storedCep } from './cep-fault.ts'

describe('cepFault', () => {
  it('VAL-16 takes eight digits and calls fewer too short', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,8}$/), (digits) => {
        const isGood = digits.length === 8 && !/^0+$/.test(digits)
        const fault = digits.length < 8 ? 'cep_short' : 'cep_invalid'
        expect(cepFault(digits, 33)).toBe(isGood ? null : fault)
      }),
    )
  })

  it('VAL-16 leaves other countries alone', () => {
    expect([cepFault('75001', 75), cepFault('SW1A 1AA', 184)]).toEqual([null, null])
    expect([storedCep('01310-100', 33), storedCep('SW1A 1AA', 184)]).toEqual([
      '01310100',
      'SW1A 1AA',
    ])
  })
})
