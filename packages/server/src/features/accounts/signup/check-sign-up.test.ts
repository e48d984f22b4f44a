import { signRequest } from '@caderneta/contract/accounts/sign'
import { isRefusal } from '@caderneta/contract/refusals'
import { withCheckDigits } from '@caderneta/domain/person/cpf'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { signFields } from '../test-accounts.ts'
import { checkSignUp } from './check-sign-up.ts'

const NOW = Date.parse('2026-06-01T12:00:00Z')

function check(changes: Readonly<Record<string, unknown>> = {}) {
  return checkSignUp(signRequest.parse(signFields(changes)), NOW)
}

function errorsOf(changes: Readonly<Record<string, unknown>>): object | undefined {
  const checked = check(changes)
  return isRefusal(checked) ? checked.fields : undefined
}

describe('checkSignUp', () => {
  it('removes masks and capitals from identifiers', () => {
    expect(
      check({
        email: 'Ana.Souza@Example.COM',
        username: 'Ana_27',
        cpf: '529.982.247-25',
        countryCode: '+55',
        phone: '(11) 98765-4321',
      }),
    ).toMatchObject({
      email: 'ana.souza@example.com',
      username: 'ana_27',
      cpf: '52998224725',
      countryCode: '55',
      phone: '11987654321',
    })
  })

  it('SEC-34 accepts every CPF with valid check digits, masked or not, and no other', () => {
    const base = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1+$/.test(digits))
    fc.assert(
      fc.property(base, fc.nat({ max: 99 }), (digits, tail) => {
        const good = withCheckDigits(digits)
        const masked = good.replace(/(...)(...)(...)(..)/, '$1.$2.$3-$4')
        expect(errorsOf({ cpf: good })).toBeUndefined()
        expect(check({ cpf: masked })).toMatchObject({ cpf: good })
        const other = `${digits}${String(tail).padStart(2, '0')}`
        if (other !== good) expect(errorsOf({ cpf: other })).toEqual({ cpf: 'cpf_invalid' })
      }),
    )
  })

  it.each([
    ['2008-06-01', undefined],
    ['2008-06-02', 'under_age'],
    ['2027-01-01', 'date_invalid'],
    ['1890-01-01', 'date_invalid'],
    ['2008-02-30', 'date_invalid'],
  ])('SEC-35 validates the birth date %s', (birthdate, error) => {
    expect(errorsOf({ birthdate })).toEqual(error && { birthdate: error })
  })

  it.each([
    ['+55', '11987654321', undefined],
    ['55', '1134567890', 'phone_short'],
    ['55', '11887654321', 'phone_invalid'],
    ['351', '912345678', undefined],
    ['351', 'call me', 'phone_invalid'],
  ])('validates the number %s %s', (countryCode, phone, error) => {
    expect(errorsOf({ countryCode, phone })).toEqual(error && { phone: error })
  })

  it.each(['ana', 'ana.souza-27', 'a_b', 'x'.repeat(40)])('accepts the username %s', (username) => {
    expect(check({ username })).toMatchObject({ username })
  })

  it.each(['an', 'ana souza', 'ana@souza', '.ana', 'ana-', 'ána', 'x'.repeat(41)])(
    'refuses the username %s',
    (username) => {
      const parsed = signRequest.safeParse(signFields({ username }))
      expect(parsed.success ? errorsOf({ username }) : 'the shape').not.toBeUndefined()
    },
  )

  it('reads an empty username as none', () => {
    expect(check({ username: '' })).toMatchObject({ username: null })
  })

  it.each(['firstname', 'lastname', 'streetName', 'houseNumber', 'apartmentNumber', 'code'])(
    'refuses a line break in %s',
    (name) => {
      const parsed = signRequest.safeParse(signFields({ [name]: 'a\nb' }))
      expect(parsed.error?.issues).toMatchObject([{ path: [name], message: 'unreadable' }])
    },
  )

  it.each([
    [{ secretCode: '1234' }, { confirmSecretCode: 'secret_codes_differ' }],
    [{ confirmSecretCode: '1234' }, { confirmSecretCode: 'secret_codes_differ' }],
    [{ secretCode: '1234', confirmSecretCode: '1234' }, undefined],
  ])('VAL-45 requires both security codes or none: %o', (codes, errors) => {
    expect(errorsOf(codes)).toEqual(errors)
  })
})
