import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCnpj, withCnpjCheckDigits } from './cnpj.ts'

const base = fc.stringMatching(/^[0-9A-Z]{12}$/)

describe('a CNPJ', () => {
  it.each(['12.ABC.345/01DE-35', '12abc34501de35', '11.222.333_0001–81', '00.000.000/0001-91'])(
    '%s is one',
    (text) => expect(parseCnpj(text)).toMatch(/^[0-9A-Z]{12}\d{2}$/),
  )

  it.each([
    '12.ABC.345/01DE-36',
    '11.222.333/0001-82',
    '11111111111111',
    '1122233300018',
    '112223330001811',
    '11.222.333/0001-8A',
    '',
  ])('%s is none', (text) => expect(parseCnpj(text)).toBeNull())

  it('is found whatever its characters, and no other check digits are', () => {
    fc.assert(
      fc.property(base, fc.integer({ min: 1, max: 99 }), (characters, off) => {
        const whole = withCnpjCheckDigits(characters)
        fc.pre(!/^(.)\1+$/.test(whole))
        expect(parseCnpj(whole.toLowerCase())).toBe(whole)
        const digits = (Number(whole.slice(12)) + off) % 100
        expect(parseCnpj(`${characters}${String(digits).padStart(2, '0')}`)).toBeNull()
      }),
    )
  })
})
