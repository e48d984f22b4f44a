import { PASSWORD_MAX, PASSWORD_MIN } from '@caderneta/contract/outside-text'
import { CPF_LENGTH } from '@caderneta/domain/person/cpf'
import { PHONE_LENGTH_MIN } from '@caderneta/domain/person/phone'
import { CEP_LENGTH } from '@caderneta/domain/person/postal-code'
import { describe, expect, test } from 'vitest'
import { PREFS_DEFAULT } from '../../prefs/prefs-store.ts'
import {
  type FieldName,
  SIGN_UP_CHECKS,
  SIGN_UP_EMPTY,
  type SignUpFields,
} from './sign-up-fields.ts'

const filled = {
  ...SIGN_UP_EMPTY,
  email: 'ana@exemplo.com',
  password: 'Apostas&77',
  username: 'Ana.Souza',
  firstname: ' Ana',
  lastname: 'Souza ',
  cpf: '529.982.247-25',
  birthdate: '04/05/1990',
  postalCode: '01310-100',
  streetName: 'Rua das Flores',
  houseNumber: '10',
  phone: '(11) 98765-4321',
  secretCode: '1234',
  confirmSecretCode: '1234',
  acceptTerms: true,
}

const TODAY = '2026-11-27'

/** The error of a field value, given those of the others; true when valid. */
const errorOf = (name: FieldName, value: unknown, others: Partial<SignUpFields> = {}) =>
  SIGN_UP_CHECKS[name](value, { ...filled, ...others }, TODAY)

const names = Object.keys(SIGN_UP_CHECKS).filter((name): name is FieldName => name in SIGN_UP_EMPTY)

test.each(names)('%s accepts a valid value', (name) => {
  expect(errorOf(name, filled[name])).toBe(true)
})

test.each([
  'countryId',
  'firstname',
  'lastname',
  'birthdate',
  'cpf',
  'email',
  'houseNumber',
  'phone',
  'streetName',
  'postalCode',
  'username',
] as const)('VAL-41 %s is required', (name) => {
  expect(errorOf(name, '')).toBe('required')
})

test('the apartment is not required', () => expect(errorOf('apartmentNumber', '')).toBe(true))

test('VAL-42 VAL-53 the e-mail has a valid format', () => {
  expect(errorOf('email', 'a@b')).toBe('email_format')
  expect(errorOf('email', 'a@b.com')).toBe(true)
})

test('VAL-43 VAL-53 the password has 6 to 32 characters', () => {
  expect(errorOf('password', '')).toBe('required')
  expect(errorOf('password', '1x345')).toBe('password_short')
  expect(errorOf('password', '1x3456')).toBe(true)
  expect(errorOf('password', 'x'.repeat(32))).toBe(true)
  expect(errorOf('password', 'x'.repeat(33))).toBe('password_long')
})

test.each(['com espaço', 'olaANA77', 'souza&77', 'x1990x&7', 'ana.souza1'])(
  'the password %s could be guessed',
  (password) => expect(errorOf('password', password)).toBe('password_guessable'),
)

test('distinguishes a common password from one with a disallowed symbol', () => {
  expect(errorOf('password', '123456')).toBe('password_common')
  expect(errorOf('password', 'girassol€7')).toBe('password_characters')
})

test.each(['ab', 'a b', 'ana@exemplo.com', '.ana', 'x'.repeat(41)])(
  'the username %s is invalid',
  (username) => expect(errorOf('username', username)).toBe('username_format'),
)

describe('the security code', () => {
  test('VAL-44 has exactly 4 characters', () => {
    for (const wrong of ['', '123', '12345', '12a4'])
      expect(errorOf('secretCode', wrong)).toBe('secret_code_length')
    expect(errorOf('secretCode', '1234')).toBe(true)
  })

  test('VAL-45 must match its confirmation', () => {
    expect(errorOf('confirmSecretCode', '1235')).toBe('secret_codes_differ')
  })

  test('VAL-46 and the confirmation has 4 characters', () => {
    expect(errorOf('confirmSecretCode', '123', { secretCode: '123' })).toBe('secret_code_length')
  })
})

test('VAL-47 the terms must be accepted', () => {
  expect(errorOf('acceptTerms', false)).toBe('terms_required')
  expect(errorOf('acceptTerms', true)).toBe(true)
})

test('VAL-48 the choice about offers may be left open', () => {
  expect(errorOf('sendPromotions', undefined)).toBe('required')
  for (const choice of [null, 'true', 'false', true, false])
    expect(errorOf('sendPromotions', choice)).toBe(true)
})

test('VAL-49 a CPF of 10 digits is too short, wrong check digits are refused', () => {
  expect(errorOf('cpf', '529.982.247-2')).toBe('cpf_short')
  expect(errorOf('cpf', '529.982.247-25')).toBe(true)
  expect(errorOf('cpf', '529.982.247-24')).toBe('cpf_invalid')
})

test('VAL-50 a phone of 10 digits is too short', () => {
  expect(errorOf('phone', '(11) 98765-432')).toBe('phone_short')
  expect(errorOf('phone', '(11) 98765-4321')).toBe(true)
})

test('a Brazilian phone needs a valid area code', () => {
  expect(errorOf('phone', '(10) 98765-4321')).toBe('phone_invalid')
  expect(errorOf('phone', '(10) 98765-4321', { countryCode: '+1' })).toBe(true)
})

test.each(['', '+'])('VAL-51 a country code of "%s" is invalid', (countryCode) => {
  expect(errorOf('countryCode', countryCode)).toBe('required')
})

test.each(['houseNumber', 'streetName'] as const)(
  'VAL-52 %s of the address is required',
  (name) => {
    expect(errorOf(name, '  ')).toBe('required')
  },
)

test('a CEP has 8 digits, a foreign postal code its own format', () => {
  expect(errorOf('postalCode', '01310-10')).toBe('cep_short')
  expect(errorOf('postalCode', '75001', { countryId: '76' })).toBe(true)
})

test('refuses a minor, a future birth date and a date that does not exist', () => {
  expect(errorOf('birthdate', '01/01/2016')).toBe('under_age')
  expect(errorOf('birthdate', '01/01/2028')).toBe('date_invalid')
  expect(errorOf('birthdate', '30/02/1990')).toBe('date_invalid')
  expect(errorOf('birthdate', '04/05/90')).toBe('date_invalid')
})

test('CST-01 CST-02 the lengths are those of the specification', () => {
  expect([PASSWORD_MIN, PASSWORD_MAX]).toEqual([6, 32])
  expect([CPF_LENGTH, PHONE_LENGTH_MIN, CEP_LENGTH]).toEqual([11, 11, 8])
})

test('CST-11 SGN-25 Brasil, Sr., Brasília time and decimal odds by default', () => {
  expect(SIGN_UP_EMPTY).toMatchObject({ countryId: '33', pronoun: 'Sr.', countryCode: '+55' })
  expect(PREFS_DEFAULT).toMatchObject({ timezone: 'America/Sao_Paulo', oddsFormat: 'Decimais' })
})
