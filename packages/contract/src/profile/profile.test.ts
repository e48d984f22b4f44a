import { ODDS_FORMATS } from '@caderneta/domain/odds/odds-format'
import { describe, expect, test } from 'vitest'
import {
  addressRequest,
  generalDataRequest,
  INACTIVITY_PERIODS,
  preferencesRequest,
} from './profile.ts'

type Schema = typeof addressRequest | typeof generalDataRequest | typeof preferencesRequest

const PREFERENCES = {
  language: 'en',
  timezone: 'America/Manaus',
  oddsFormat: 'Americanas',
  maxInactivityPeriod: '20 Minutos',
  notification: 'true',
  textMessage: 'false',
  emailNotification: 'true',
  onlineMessage: 'false',
  onlinePopUps: 'true',
  password: 'Lavanda#27',
}

const ADDRESS = {
  cep: '01310-100',
  streetName: 'Avenida Paulista',
  streetNumber: '100',
  city: 'São Paulo',
  state: 'SP',
  countryId: '33',
  password: 'x',
}

const GENERAL = {
  countryCode: '+55',
  phone: '(11) 98765-4321',
  email: 'ana@example.com',
  password: 'x',
}

function errorsOf(schema: Schema, fields: object): Record<string, string> {
  const parsed = schema.safeParse(fields)
  if (parsed.success) return {}
  const issues = parsed.error.issues.toReversed()
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

const without = (fields: object, name: string): object =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))

describe('the preferences', () => {
  test('hold with every field, the odds change left out', () => {
    expect(errorsOf(preferencesRequest, PREFERENCES)).toEqual({})
    expect(errorsOf(preferencesRequest, { ...PREFERENCES, oddsChange: 'none' })).toEqual({})
  })

  test('CST-12 offer six periods of inactivity', () => {
    expect(INACTIVITY_PERIODS).toEqual([
      '20 Minutos',
      '1 Hora',
      '2 Horas',
      '3 Horas',
      '6 Horas',
      '12 Horas',
    ])
  })

  test('CST-13 offer four formats of odds', () => {
    expect(ODDS_FORMATS).toEqual(['Fracionais', 'Decimais', 'Americanas', 'Americanas/Fracionais'])
  })

  test.each([
    ['language', 'fr'],
    ['timezone', 'Europe/Oslo'],
    ['oddsFormat', 'decimais'],
    ['maxInactivityPeriod', '4 Horas'],
    ['oddsChange', 'all'],
    ['notification', 'yes'],
    ['textMessage', '1'],
    ['emailNotification', ''],
    ['onlineMessage', 'TRUE'],
    ['onlinePopUps', 'null'],
  ])('refuse %s %j, which is not in its list', (name, value) => {
    expect(errorsOf(preferencesRequest, { ...PREFERENCES, [name]: value })).toEqual({
      [name]: 'invalid',
    })
  })

  test.each([
    ['', 'required'],
    ['12345', 'password_short'],
    ['123456', undefined],
    ['x'.repeat(32), undefined],
    ['x'.repeat(33), 'password_long'],
  ])('VAL-27 VAL-28 judge the password %j', (password, error) => {
    const errors = errorsOf(preferencesRequest, { ...PREFERENCES, password })
    expect(errors).toEqual(error ? { password: error } : {})
  })
})

describe('the address', () => {
  test('VAL-18 holds without an apartment', () => {
    expect(errorsOf(addressRequest, ADDRESS)).toEqual({})
    expect(errorsOf(addressRequest, { ...ADDRESS, apartmentNumber: '12 B' })).toEqual({})
  })

  test.each(Object.keys(ADDRESS))('VAL-15 VAL-17 needs %s', (name) => {
    expect(errorsOf(addressRequest, without(ADDRESS, name))).toEqual({ [name]: 'required' })
    expect(errorsOf(addressRequest, { ...ADDRESS, [name]: '' })).toEqual({ [name]: 'required' })
  })
})

describe('the personal data', () => {
  test('hold without the CPF', () => {
    expect(errorsOf(generalDataRequest, GENERAL)).toEqual({})
  })

  test.each(Object.keys(GENERAL))('VAL-19 VAL-20 VAL-22 VAL-24 need %s', (name) => {
    expect(errorsOf(generalDataRequest, without(GENERAL, name))).toEqual({ [name]: 'required' })
    expect(errorsOf(generalDataRequest, { ...GENERAL, [name]: '' })).toEqual({ [name]: 'required' })
  })

  test.each(['a@b', 'ana', '@example.com', 'a b@example.com'])(
    'VAL-23 refuse the e-mail %j',
    (email) => {
      expect(errorsOf(generalDataRequest, { ...GENERAL, email })).toEqual({ email: 'email_format' })
    },
  )
})
