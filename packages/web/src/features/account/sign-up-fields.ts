import { signRequest } from '@caderneta/contract/sign'
import { civilDate, isAdult, isBirthdate } from '@caderneta/domain/age'
import { CPF_LENGTH, cpfDigits, parseCpf } from '@caderneta/domain/cpf'
import { PHONE_LENGTH_MIN, parsePhone, phoneDigits } from '@caderneta/domain/phone'
import { allOf, type Check, checkOf } from '../../forms/field-check.ts'

/** The short form of sign-up (checklist SGN-12 to SGN-15), as it stands on the page. */
export interface SignUpFields {
  readonly email: string
  readonly password: string
  readonly firstname: string
  readonly lastname: string
  readonly cpf: string
  /** 'YYYY-MM-DD'. */
  readonly birthdate: string
  readonly streetName: string
  readonly houseNumber: string
  readonly countryCode: string
  readonly phone: string
  readonly acceptTerms: boolean
}

export const SIGN_UP_EMPTY: SignUpFields = {
  email: '',
  password: '',
  firstname: '',
  lastname: '',
  cpf: '',
  birthdate: '',
  streetName: '',
  houseNumber: '',
  countryCode: '+55',
  phone: '',
  acceptTerms: false,
}

const COUNTRY_BRAZIL = '33'

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const isCpf: Check = (value) => {
  const cpf = textOf(value)
  if (cpfDigits(cpf).length < CPF_LENGTH) return 'cpf_short'
  return parseCpf(cpf) === null ? 'cpf_invalid' : true
}

const isLongEnough: Check = (value) =>
  phoneDigits(textOf(value)).length < PHONE_LENGTH_MIN ? 'phone_short' : true

/** The age is counted by today's civil date in Brasília, as the server does (decisions, 14). */
const isOfAge: Check = (value) => {
  const today = civilDate(Date.now(), 'America/Sao_Paulo')
  if (!isBirthdate(textOf(value), today)) return 'date_invalid'
  return isAdult(textOf(value), today) ? true : 'under_age'
}

const { shape } = signRequest

/** The contract's rule of each field and, where the domain knows more, its rule as well. */
export const SIGN_UP_CHECKS = {
  email: checkOf(shape.email),
  password: checkOf(shape.password),
  firstname: checkOf(shape.firstname),
  lastname: checkOf(shape.lastname),
  cpf: allOf(checkOf(shape.cpf), isCpf),
  birthdate: allOf(checkOf(shape.birthdate), isOfAge),
  streetName: checkOf(shape.streetName),
  houseNumber: checkOf(shape.houseNumber),
  countryCode: (value: unknown) =>
    textOf(value).replace('+', '') === '' ? 'required' : checkOf(shape.countryCode)(value),
  phone: allOf(checkOf(shape.phone), isLongEnough),
  acceptTerms: (value: unknown) => (value === true ? true : 'terms_required'),
} satisfies Record<keyof SignUpFields, Check>

/** A number of the right length may still be none under its country code. */
export function checkPhone(phone: string, countryCode: string): ReturnType<Check> {
  const fault = SIGN_UP_CHECKS.phone(phone)
  if (fault !== true) return fault
  return parsePhone(phone, countryCode) === null ? 'phone_invalid' : true
}

/** The fields of the `sign` call: names joined, and what the short form takes for granted. */
export function signCallOf(fields: SignUpFields): Record<string, string> {
  const firstname = fields.firstname.trim()
  const lastname = fields.lastname.trim()
  return {
    name: `${firstname} ${lastname}`,
    firstname,
    lastname,
    pronoun: 'Sr.',
    password: fields.password,
    email: fields.email.trim(),
    cpf: cpfDigits(fields.cpf),
    birthdate: fields.birthdate,
    countryCode: fields.countryCode,
    phone: phoneDigits(fields.phone),
    houseNumber: fields.houseNumber.trim(),
    streetName: fields.streetName.trim(),
    countryId: COUNTRY_BRAZIL,
    acceptTerms: String(fields.acceptTerms),
  }
}
