import { guidanceError } from '@caderneta/contract/accounts/passwords'
import { type SignRequest, USERNAME } from '@caderneta/contract/accounts/sign'
import type { FieldError } from '@caderneta/contract/field-errors'
import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import { civilDate, isAdult, isBirthdate } from '@caderneta/domain/person/age'
import { COUNTRY_ID_DEFAULT, countryOf } from '@caderneta/domain/person/countries'
import { CPF_LENGTH, cpfDigits, parseCpf } from '@caderneta/domain/person/cpf'
import {
  BRAZIL_COUNTRY_CODE,
  PHONE_LENGTH_MIN,
  parsePhone,
  phoneDigits,
} from '@caderneta/domain/person/phone'
import { commonPasswordError } from '../passwords/common-password-list.ts'
import { cepError, storedCep } from './cep-error.ts'

/** A valid sign-up; digits without masks, e-mail and username in lower case. */
export interface SoundSignUp {
  readonly request: SignRequest
  readonly email: string
  readonly username: string | null
  readonly cpf: string
  readonly countryCode: string
  readonly phone: string
  readonly countryId: number
  readonly postalCode: string
}

const TIME_ZONE = 'America/Sao_Paulo'

/** The rules beyond the shape (specification, 5; decision 0008), all at once for the form. */
export function checkSignUp(
  request: SignRequest,
  now: number,
): SoundSignUp | Refusal<'invalid_fields'> {
  const countryCode = request.countryCode.replace(/^\+/, '')
  const username = request.username?.toLowerCase() || null
  const email = request.email.toLowerCase()
  const countryId = request.countryId ? Number(request.countryId) : COUNTRY_ID_DEFAULT
  const postalCode = request.postalCode ?? ''
  const errors = {
    ...fieldError(
      'username',
      username === null || USERNAME.test(username) ? null : 'username_format',
    ),
    ...fieldError('cpf', cpfError(request.cpf)),
    ...fieldError('phone', phoneError(request.phone, countryCode)),
    ...fieldError('countryId', countryOf(countryId) === null ? 'invalid' : null),
    ...fieldError('postalCode', postalCode === '' ? null : cepError(postalCode, countryId)),
    ...fieldError('birthdate', birthdateError(request.birthdate, civilDate(now, TIME_ZONE))),
    ...fieldError('password', passwordError(request, username, email)),
    ...fieldError('confirmSecretCode', secretCodeError(request)),
  }
  if (Object.keys(errors).length > 0) return refuseFields(errors)
  return {
    request,
    email,
    username,
    cpf: cpfDigits(request.cpf),
    countryCode,
    phone: phoneDigits(request.phone, countryCode),
    countryId,
    postalCode: storedCep(postalCode, countryId),
  }
}

function fieldError(name: string, found: FieldError | null): Record<string, FieldError> {
  return found === null ? {} : { [name]: found }
}

function cpfError(text: string): FieldError | null {
  const digits = cpfDigits(text)
  if (/^\d*$/.test(digits) && digits.length < CPF_LENGTH) return 'cpf_short'
  return parseCpf(text) === null ? 'cpf_invalid' : null
}

/** The error of a number under a country code; null when it is valid. */
export function phoneError(text: string, countryCode: string): FieldError | null {
  const digits = phoneDigits(text, countryCode)
  const isShort = countryCode === BRAZIL_COUNTRY_CODE && digits.length < PHONE_LENGTH_MIN
  if (/^\d*$/.test(digits) && isShort) return 'phone_short'
  return parsePhone(text, countryCode) === null ? 'phone_invalid' : null
}

function birthdateError(birthdate: string, today: string): FieldError | null {
  if (!isBirthdate(birthdate, today)) return 'date_invalid'
  return isAdult(birthdate, today) ? null : 'under_age'
}

function passwordError(
  request: SignRequest,
  username: string | null,
  email: string,
): FieldError | null {
  const owner = {
    ...(username !== null && { username }),
    names: [request.firstname, request.lastname],
    email,
    birthdate: request.birthdate,
  }
  return guidanceError(request.password, owner) ?? commonPasswordError(request.password)
}

function secretCodeError({ secretCode, confirmSecretCode }: SignRequest): FieldError | null {
  return secretCode === confirmSecretCode ? null : 'secret_codes_differ'
}
