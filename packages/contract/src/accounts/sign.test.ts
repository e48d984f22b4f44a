import { describe, expect, test } from 'vitest'
import { PASSWORD_MAX, PASSWORD_MIN } from '../outside-text.ts'
import { signRequest } from './sign.ts'

const SHORT_FORM = {
  name: 'Ana Souza',
  firstname: 'Ana',
  lastname: 'Souza',
  password: 'Apostas&77',
  email: 'ana@example.com',
  cpf: '529.982.247-25',
  birthdate: '1990-05-17',
  countryCode: '55',
  phone: '(11) 98765-4321',
  houseNumber: '10',
  streetName: 'Rua das Flores',
  acceptTerms: 'true',
}

const errorsOf = (changes: Record<string, string | undefined>): Record<string, string> => {
  const given = Object.entries({ ...SHORT_FORM, ...changes }).filter(
    ([, value]) => value !== undefined,
  )
  const parsed = signRequest.safeParse(Object.fromEntries(given))
  if (parsed.success) return {}
  return Object.fromEntries(
    [...parsed.error.issues].reverse().map((issue) => [issue.path.join('.'), issue.message]),
  )
}

describe('the sign-up form', () => {
  test('the short form is enough', () => {
    expect(errorsOf({})).toEqual({})
  })

  test('the long form may bring more', () => {
    const more = {
      pronoun: 'Sra.',
      username: 'ana',
      apartmentNumber: '12',
      postalCode: '01310-100',
      countryId: '33',
      secretCode: '1234',
      confirmSecretCode: '1234',
      sendPromotions: 'null',
      code: 'agente',
      idx: '7',
    }
    expect(errorsOf(more)).toEqual({})
  })

  test.each([
    'firstname',
    'lastname',
    'password',
    'email',
    'cpf',
    'birthdate',
    'phone',
    'houseNumber',
    'streetName',
  ])('%s is required', (name) => {
    expect(errorsOf({ [name]: undefined })).toEqual({ [name]: 'required' })
    expect(errorsOf({ [name]: '' })).toEqual({ [name]: 'required' })
  })

  test('the password is 6 to 32 characters', () => {
    expect(errorsOf({ password: 'a'.repeat(PASSWORD_MIN - 1) }).password).toBe('password_short')
    expect(errorsOf({ password: 'a'.repeat(PASSWORD_MIN) })).toEqual({})
    expect(errorsOf({ password: 'a'.repeat(PASSWORD_MAX) })).toEqual({})
    expect(errorsOf({ password: 'a'.repeat(PASSWORD_MAX + 1) }).password).toBe('password_long')
  })

  test('VAL-42 the e-mail has a valid format', () => {
    expect(errorsOf({ email: 'a@b' }).email).toBe('email_format')
    expect(errorsOf({ email: 'a b@c.com' }).email).toBe('email_format')
    expect(errorsOf({ email: 'a@b.com' })).toEqual({})
  })

  test('the security codes have exactly four digits', () => {
    for (const wrong of ['123', '12345', '12a4']) {
      expect(errorsOf({ secretCode: wrong }).secretCode).toBe('secret_code_length')
      expect(errorsOf({ confirmSecretCode: wrong }).confirmSecretCode).toBe('secret_code_length')
    }
    expect(errorsOf({ secretCode: '1234', confirmSecretCode: '1234' })).toEqual({})
  })

  test('the terms have to be accepted', () => {
    expect(errorsOf({ acceptTerms: 'false' })).toEqual({ acceptTerms: 'terms_required' })
    expect(errorsOf({ acceptTerms: undefined })).toEqual({ acceptTerms: 'terms_required' })
  })

  test('dates are written year, month, day', () => {
    expect(errorsOf({ birthdate: '17/05/1990' })).toEqual({ birthdate: 'date_invalid' })
  })

  test('very long values are refused by field', () => {
    const long = 'x'.repeat(1000)
    expect(errorsOf({ firstname: long, streetName: long })).toEqual({
      firstname: 'too_long',
      streetName: 'too_long',
    })
  })
})
