import { generalDataRequest } from '@caderneta/contract/profile/profile'
import { isRefusal } from '@caderneta/contract/refusals'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkGeneralData } from './check-general-data.ts'

const PLAYER = { cpf: '52998224725' }

function check(changes: object = {}) {
  const fields = {
    countryCode: '+55',
    phone: '(11) 98765-4321',
    email: 'Ana@Example.com',
    cpf: '529.982.247-25',
    password: 'x',
    ...changes,
  }
  return checkGeneralData(generalDataRequest.parse(fields), PLAYER)
}

function errorsOf(changes: object): object | undefined {
  const checked = check(changes)
  return isRefusal(checked) ? checked.fields : undefined
}

describe('checkGeneralData', () => {
  it('removes masks and capitals', () => {
    expect(check()).toEqual({
      email: 'ana@example.com',
      phone: { countryCode: '55', number: '11987654321' },
    })
  })

  it('SEC-36 refuses every CPF but the player’s own, also one with valid check digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (base) => {
        const cpf = withCheckDigits(base)
        expect(errorsOf({ cpf })).toEqual(cpf === PLAYER.cpf ? undefined : { cpf: 'cpf_fixed' })
      }),
    )
  })

  it.each([
    ['55', '1198765432', 'phone_short'],
    ['55', '11887654321', 'phone_invalid'],
    ['55', '(11) 98765-4321', undefined],
    ['1', '2125550123', undefined],
    ['1', '212', 'phone_invalid'],
    ['000', '212555', 'phone_invalid'],
  ])('VAL-21 validates +%s %s', (countryCode, phone, error) => {
    expect(errorsOf({ countryCode, phone })).toEqual(error && { phone: error })
  })

  it('refuses an e-mail that contains a control character', () => {
    expect(() => errorsOf({ email: 'ana\u0001@example.com' })).toThrow('unreadable')
  })

  it('names all errors at once', () => {
    expect(errorsOf({ cpf: '1', phone: '1' })).toEqual({ cpf: 'cpf_fixed', phone: 'phone_short' })
  })
})
