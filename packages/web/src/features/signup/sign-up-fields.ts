import { guidanceError } from '@caderneta/contract/accounts/passwords'
import { signRequest, USERNAME } from '@caderneta/contract/accounts/sign'
import type { FieldError } from '@caderneta/contract/field-errors'
import { isAdult, isBirthdate } from '@caderneta/domain/person/age'
import { CPF_LENGTH, cpfDigits, parseCpf } from '@caderneta/domain/person/cpf'
import { PHONE_LENGTH_MIN, parsePhone, phoneDigits } from '@caderneta/domain/person/phone'
import { CEP_LENGTH, cepDigits } from '@caderneta/domain/person/postal-code'
import { visibleText } from '@caderneta/domain/text/outside-text'
import { isoOfDateText } from '../../forms/date-text.ts'
import { allOf, type Check, checkOf } from '../../forms/field-check.ts'

/** Brasil in the list of countries (specification, 9). */
export const COUNTRY_BRAZIL = '33'
export const PRONOUNS = ['Sr.', 'Sra.', 'Srta.'] as const

/** The values of both sign-up forms; each form shows a subset (checklist SGN). */
export interface SignUpFields {
  readonly countryId: string
  readonly pronoun: string
  readonly firstname: string
  readonly lastname: string
  /** 'DD/MM/AAAA'. */
  readonly birthdate: string
  readonly cpf: string
  readonly email: string
  readonly countryCode: string
  readonly phone: string
  readonly postalCode: string
  readonly streetName: string
  /** From the CEP lookup; the form has no fields for them. */
  readonly city: string
  readonly state: string
  readonly houseNumber: string
  readonly apartmentNumber: string
  readonly username: string
  readonly password: string
  readonly secretCode: string
  readonly confirmSecretCode: string
  /** Null while nothing is chosen: no consent, but no reason to stop either (VAL-48). */
  readonly sendPromotions: string | null
  readonly acceptTerms: boolean
}

export type FieldName = keyof SignUpFields

/** Fields that only one of the two forms has. */
export const LONG_ONLY = [
  'countryId',
  'pronoun',
  'postalCode',
  'apartmentNumber',
  'username',
  'secretCode',
  'confirmSecretCode',
  'sendPromotions',
] as const satisfies readonly FieldName[]
export const SHORT_ONLY = ['countryCode'] as const satisfies readonly FieldName[]

/** Brasil, Sr. and +55 by default (CST-11). */
export const SIGN_UP_EMPTY: SignUpFields = {
  countryId: COUNTRY_BRAZIL,
  pronoun: PRONOUNS[0],
  firstname: '',
  lastname: '',
  birthdate: '',
  cpf: '',
  email: '',
  countryCode: '+55',
  phone: '',
  postalCode: '',
  streetName: '',
  city: '',
  state: '',
  houseNumber: '',
  apartmentNumber: '',
  username: '',
  password: '',
  secretCode: '',
  confirmSecretCode: '',
  sendPromotions: null,
  acceptTerms: false,
}

/** `today` is the civil date in Brasília. */
type SignUpCheck = (value: unknown, all: SignUpFields, today: string) => true | FieldError

const { shape } = signRequest

const textOf = (value: unknown) => (typeof value === 'string' ? visibleText(value) : '')

const isFilled: Check = (value) => (textOf(value) === '' ? 'required' : true)

const isCpf: Check = (value) => {
  const cpf = textOf(value)
  if (cpfDigits(cpf).length < CPF_LENGTH) return 'cpf_short'
  return parseCpf(cpf) === null ? 'cpf_invalid' : true
}

/** Validated with its country code: the rules for numbers differ between countries. */
function checkPhone(value: unknown, { countryCode }: SignUpFields): true | FieldError {
  const phone = textOf(value)
  if (phone === '') return 'required'
  if (phoneDigits(phone, countryCode).length < PHONE_LENGTH_MIN) return 'phone_short'
  return parsePhone(phone, countryCode) === null ? 'phone_invalid' : true
}

/** The age is computed from today's civil date in Brasília, as on the server (decision 0008). */
function checkBirthdate(value: unknown, _: SignUpFields, today: string): true | FieldError {
  if (isFilled(value) !== true) return 'required'
  const birthdate = isoOfDateText(textOf(value))
  if (birthdate === null || !isBirthdate(birthdate, today)) return 'date_invalid'
  return isAdult(birthdate, today) ? true : 'under_age'
}

/** The password guidance: no personal data, no spaces, no common password. */
function isGuarded(value: unknown, all: SignUpFields): true | FieldError {
  const { username, firstname, lastname, email } = all
  const birthdate = isoOfDateText(all.birthdate) ?? ''
  const owner = { username, names: [firstname, lastname], email, birthdate }
  return guidanceError(String(value), owner) ?? true
}

function checkPassword(value: unknown, all: SignUpFields): true | FieldError {
  const error = checkOf(shape.password)(value)
  return error === true ? isGuarded(value, all) : error
}

function checkPostalCode(value: unknown, { countryId }: SignUpFields): true | FieldError {
  const isShort = countryId === COUNTRY_BRAZIL && cepDigits(textOf(value)).length < CEP_LENGTH
  return allOf(isFilled, checkOf(shape.postalCode), () => (isShort ? 'cep_short' : true))(value)
}

function checkConfirmation(value: unknown, { secretCode }: SignUpFields): true | FieldError {
  const error = checkOf(shape.confirmSecretCode)(value)
  if (error !== true) return error
  return value === secretCode ? true : 'secret_codes_differ'
}

/**
 * The contract's rule of each field and, where the domain has a stricter one, that rule as well.
 */
export const SIGN_UP_CHECKS: Readonly<Record<FieldName, SignUpCheck>> = {
  countryId: allOf(isFilled, checkOf(shape.countryId)),
  pronoun: checkOf(shape.pronoun),
  firstname: checkOf(shape.firstname),
  lastname: checkOf(shape.lastname),
  birthdate: checkBirthdate,
  cpf: allOf(checkOf(shape.cpf), isCpf),
  email: checkOf(shape.email),
  countryCode: (value) =>
    textOf(value).replace('+', '') === '' ? 'required' : checkOf(shape.countryCode)(value),
  phone: checkPhone,
  postalCode: checkPostalCode,
  streetName: checkOf(shape.streetName),
  city: checkOf(shape.city),
  state: checkOf(shape.state),
  houseNumber: checkOf(shape.houseNumber),
  apartmentNumber: checkOf(shape.apartmentNumber),
  username: allOf(isFilled, (value) =>
    USERNAME.test(textOf(value).toLowerCase()) ? true : 'username_format',
  ),
  password: checkPassword,
  secretCode: checkOf(shape.secretCode),
  confirmSecretCode: checkConfirmation,
  sendPromotions: (value) =>
    value === undefined ? 'required' : checkOf(shape.sendPromotions)(String(value)),
  acceptTerms: (value) => (value === true ? true : 'terms_required'),
}

/** Fields whose rule refers to another one; rechecked with it, once they show an error. */
export const DEPENDENTS: Readonly<Partial<Record<FieldName, readonly FieldName[]>>> = {
  countryId: ['postalCode'],
  countryCode: ['phone'],
  secretCode: ['confirmSecretCode'],
  firstname: ['password'],
  lastname: ['password'],
  birthdate: ['password'],
  email: ['password'],
  username: ['password'],
}
