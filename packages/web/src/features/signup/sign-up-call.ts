import type { SignRequest } from '@caderneta/contract/accounts/sign'
import { cpfDigits } from '@caderneta/domain/person/cpf'
import { phoneDigits } from '@caderneta/domain/person/phone'
import { visibleText } from '@caderneta/domain/text/outside-text'
import type { FieldsOf } from '../../api/call.ts'
import { isoOfDateText } from '../../forms/date-text.ts'
import { COUNTRY_BRAZIL, SIGN_UP_EMPTY, type SignUpFields } from './sign-up-fields.ts'

/** The agent found by the lookup. */
export interface Agent {
  readonly id: number
  readonly name: string
  /** In lower case, as it was looked up. */
  readonly code: string
}

type SignFields = FieldsOf<SignRequest>
/** What one of the forms sends beside the common fields. */
type FormFields = Pick<SignFields, 'countryCode'> & Partial<SignFields>

/**
 * The fields of the `sign` call (ENT-31; decisions, 'Sign-up fields'): those that the form shows,
 * the names joined, the digits without their masks, and the agent when one was found.
 */
export function signCallOf(isLong: boolean, fields: SignUpFields, agent: Agent | null): SignFields {
  return {
    ...commonFields(fields),
    ...(isLong ? longFields(fields) : shortFields(fields)),
    ...(agent && { code: agent.code, idx: agent.id }),
  }
}

function commonFields(fields: SignUpFields): Omit<SignFields, 'countryCode'> {
  const firstname = visibleText(fields.firstname)
  const lastname = visibleText(fields.lastname)
  return {
    name: `${firstname} ${lastname}`,
    firstname,
    lastname,
    password: fields.password,
    email: visibleText(fields.email),
    cpf: cpfDigits(fields.cpf),
    birthdate: isoOfDateText(fields.birthdate) ?? fields.birthdate,
    phone: phoneDigits(fields.phone, fields.countryCode),
    houseNumber: visibleText(fields.houseNumber),
    streetName: visibleText(fields.streetName),
    acceptTerms: fields.acceptTerms,
  }
}

/** Defaults of the short form (SGN-25). */
function shortFields({ countryCode }: SignUpFields): FormFields {
  return { countryCode, countryId: COUNTRY_BRAZIL, pronoun: SIGN_UP_EMPTY.pronoun }
}

/** The long form has no country code field: its phone is Brazilian. */
function longFields(fields: SignUpFields): FormFields {
  const apartmentNumber = visibleText(fields.apartmentNumber)
  return {
    countryCode: SIGN_UP_EMPTY.countryCode,
    countryId: fields.countryId,
    pronoun: fields.pronoun,
    username: visibleText(fields.username).toLowerCase(),
    postalCode: visibleText(fields.postalCode),
    ...(fields.city !== '' && { city: fields.city, state: fields.state }),
    secretCode: fields.secretCode,
    confirmSecretCode: fields.confirmSecretCode,
    sendPromotions: String(fields.sendPromotions),
    ...(apartmentNumber !== '' && { apartmentNumber }),
  }
}
