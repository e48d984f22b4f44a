import { signRequest } from '@caderneta/contract/sign'
import { describe, expect, test } from 'vitest'
import { checkPhone, SIGN_UP_CHECKS, SIGN_UP_EMPTY, signCallOf } from './sign-up-fields.ts'

const filled = {
  ...SIGN_UP_EMPTY,
  email: 'ana@exemplo.com',
  password: 'segredo1',
  firstname: ' Ana',
  lastname: 'Souza ',
  cpf: '529.982.247-25',
  birthdate: '1990-05-04',
  streetName: 'Rua das Flores',
  houseNumber: '10',
  phone: '(11) 98765-4321',
  acceptTerms: true,
}

describe('each field of the short form', () => {
  const REQUIRED = [
    'email',
    'password',
    'firstname',
    'lastname',
    'cpf',
    'birthdate',
    'streetName',
    'houseNumber',
    'countryCode',
    'phone',
  ] as const

  test.each(REQUIRED)('%s is required', (name) => {
    expect(SIGN_UP_CHECKS[name]('')).toBe('required')
    expect(SIGN_UP_CHECKS[name](filled[name])).toBe(true)
  })

  test('VAL-42 VAL-53 the e-mail has a valid format', () => {
    expect(SIGN_UP_CHECKS.email('a@b')).toBe('email_format')
    expect(SIGN_UP_CHECKS.email('a@b.com')).toBe(true)
  })

  test('VAL-43 VAL-53 the password has 6 to 32 characters', () => {
    expect(SIGN_UP_CHECKS.password('12345')).toBe('password_short')
    expect(SIGN_UP_CHECKS.password('123456')).toBe(true)
    expect(SIGN_UP_CHECKS.password('x'.repeat(32))).toBe(true)
    expect(SIGN_UP_CHECKS.password('x'.repeat(33))).toBe('password_long')
  })

  test('VAL-49 a CPF of 10 digits is too short, wrong check digits are refused', () => {
    expect(SIGN_UP_CHECKS.cpf('529.982.247-2')).toBe('cpf_short')
    expect(SIGN_UP_CHECKS.cpf('529.982.247-24')).toBe('cpf_invalid')
  })

  test('VAL-50 a phone of 10 digits is too short', () => {
    expect(checkPhone('(11) 98765-432', '+55')).toBe('phone_short')
    expect(checkPhone('(11) 98765-4321', '+55')).toBe(true)
  })

  test('a phone without an area code of Brazil is none', () => {
    expect(checkPhone('(10) 98765-4321', '+55')).toBe('phone_invalid')
    expect(checkPhone('(10) 98765-4321', '+1')).toBe(true)
  })

  test('a country code of a plus alone is none', () => {
    expect(SIGN_UP_CHECKS.countryCode('+')).toBe('required')
  })

  test('a child, or somebody not born yet, is refused', () => {
    const year = new Date().getUTCFullYear()
    expect(SIGN_UP_CHECKS.birthdate(`${year - 10}-01-01`)).toBe('under_age')
    expect(SIGN_UP_CHECKS.birthdate(`${year + 2}-01-01`)).toBe('date_invalid')
  })

  test('the terms have to be accepted', () => {
    expect(SIGN_UP_CHECKS.acceptTerms(false)).toBe('terms_required')
    expect(SIGN_UP_CHECKS.acceptTerms(true)).toBe(true)
  })
})

describe('the call', () => {
  test('joins the names and carries Brazil and Sr. by default', () => {
    expect(signCallOf(filled)).toMatchObject({
      name: 'Ana Souza',
      countryId: '33',
      pronoun: 'Sr.',
      cpf: '52998224725',
      phone: '11987654321',
    })
  })

  test('is one that the contract accepts', () => {
    expect(signRequest.safeParse(signCallOf(filled)).success).toBe(true)
  })
})
