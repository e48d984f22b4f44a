import { guidanceFault } from '@caderneta/contract/accounts/passwords'
import { type SignRequest, USERNAME } from '@caderneta/contract/accounts/sign'
import { type FieldFault, type Refusal, refuseFields } from '@caderneta/contract/refusals'
import { civilDate, isAdult, isBirthdate } from '@caderneta/domain/person/age'
import { COUNTRY_ID_DEFAULT, countryOf } from '@caderneta/domain/person/countries'
import { CPF_LENGTH, cpfDigits, parseCpf } from '@caderneta/domain/person/cpf'
import {
  BRAZIL_COUNTRY_CODE,
  PHONE_LENGTH_MIN,
  parsePhone,
  phoneDigits,
} from '@caderneta/domain/person/phone'
import { commonPasswordFault } from '../passwords/common-password-list.ts'
import { cepFault, storedCep } from './cep-fault.ts'
import { controlFaults } from './control-faults.ts'

/** A sign-up whose every field holds; digits without masks, e-mail and username in lower case. */
export interface SoundSignUp {
  readonly asked: SignRequest
  readonly email: string
  readonly username: string | null
  readonly cpf: string
  readonly countryCode: string
  readonly phone: string
  readonly countryId: number
  readonly postalCode: string
}

const TIME_ZONE = 'America/Sao_Paulo'

/** The rules beyond the shape (specification, 5; decisions, 14), all at once for the form. */
export function checkSignUp(asked: SignRequest, now: number): SoundSignUp | Refusal {
  const countryCode = asked.countryCode.replace(/^\+/, '')
  const username = asked.username?.toLowerCase() || null
  const email = asked.email.toLowerCase()
  const countryId = asked.countryId ? Number(asked.countryId) : COUNTRY_ID_DEFAULT
  const postalCode = asked.postalCode ?? ''
  const faults = {
    ...controlFaults({ ...asked, password: '' }),
    ...fault('username', username === null || USERNAME.test(username) ? null : 'username_format'),
    ...fault('cpf', cpfFault(asked.cpf)),
    ...fault('phone', phoneFault(asked.phone, countryCode)),
    ...fault('countryId', countryOf(countryId) === null ? 'invalid' : null),
    ...fault('postalCode', postalCode === '' ? null : cepFault(postalCode, countryId)),
    ...fault('birthdate', birthdateFault(asked.birthdate, civilDate(now, TIME_ZONE))),
    ...fault('password', passwordFault(asked, username, email)),
    ...fault('confirmSecretCode', secretCodeFault(asked)),
  }
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  return {
    asked,
    email,
    username,
    cpf: cpfDigits(asked.cpf),
    countryCode,
    phone: phoneDigits(asked.phone),
    countryId,
    postalCode: storedCep(postalCode, countryId),
  }
}

function fault(name: string, found: FieldFault | null): Record<string, FieldFault> {
  return found === null ? {} : { [name]: found }
}

function cpfFault(text: string): FieldFault | null {
  const digits = cpfDigits(text)
  if (/^\d*$/.test(digits) && digits.length < CPF_LENGTH) return 'cpf_short'
  return parseCpf(text) === null ? 'cpf_invalid' : null
}

/** What is wrong with a number under a country code; null when nothing is. */
export function phoneFault(text: string, countryCode: string): FieldFault | null {
  const digits = phoneDigits(text)
  const isShort = countryCode === BRAZIL_COUNTRY_CODE && digits.length < PHONE_LENGTH_MIN
  if (/^\d*$/.test(digits) && isShort) return 'phone_short'
  return parsePhone(text, countryCode) === null ? 'phone_invalid' : null
}

function birthdateFault(birthdate: string, today: string): FieldFault | null {
  if (!isBirthdate(birthdate, today)) return 'date_invalid'
  return isAdult(birthdate, today) ? null : 'under_age'
}

function passwordFault(
  asked: SignRequest,
  username: string | null,
  email: string,
): FieldFault | null {
  const owner = {
    ...(username !== null && { username }),
    names: [asked.firstname, asked.lastname],
    email,
    birthdate: asked.birthdate,
  }
  return guidanceFault(asked.password, owner) ?? commonPasswordFault(asked.password)
}

function secretCodeFault({ secretCode, confirmSecretCode }: SignRequest): FieldFault | null {
  return secretCode === confirmSecretCode ? null : 'secret_codes_differ'
}
