import { centavos } from '@caderneta/domain/money/money'
import { staticBrCode } from '@caderneta/domain/testing/static-br-code'
import { describe, expect, it } from 'vitest'
import { agreesWithEmvQrcps, agreesWithPixPayload, compareBrCodes } from './br-code-fixtures.ts'

const house = { key: '+5511987654321', name: 'CASA BET EXEMPLO', city: 'SAO PAULO' }

describe('a BR Code', () => {
  it('is what two public libraries generate from the same charge', () => {
    compareBrCodes(300)
  })

  it('keeps the leading zero of a checksum, which both drop', () => {
    const charge = { ...house, amount: centavos(1050), txid: 'DEP17' }
    const code = staticBrCode(charge)
    expect(agreesWithPixPayload(charge)).toBe(true)
    expect(code.endsWith('63040C43')).toBe(true)
    expect(agreesWithEmvQrcps(code)).toBe(true)
  })

  it('differs from a wrong code', () => {
    const code = staticBrCode(house)
    expect(agreesWithEmvQrcps(code)).toBe(true)
    expect(agreesWithEmvQrcps(`${code.slice(0, -1)}X`)).toBe(false)
  })

  // Defects of pix-payload: the standard allows 15 characters of city, and no accents.
  it.each([{ city: 'SAO JOSE DOS CAMPOS' }, { name: 'Ação' }])(
    'is stricter than pix-payload with %o',
    (changes) => {
      expect(agreesWithPixPayload({ ...house, ...changes })).toBe(false)
    },
  )
})
