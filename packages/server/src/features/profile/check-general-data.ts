import type { CommonRefusal } from '@caderneta/contract/call'
import type { FieldError } from '@caderneta/contract/field-errors'
import type { GeneralDataRequest } from '@caderneta/contract/profile/profile'
import { refuseFields } from '@caderneta/contract/refusals'
import { cpfDigits } from '@caderneta/domain/person/cpf'
import { phoneDigits } from '@caderneta/domain/person/phone'
import { type Player, phoneError } from '../accounts/accounts.ts'
import type { Phone } from './contact.ts'

export interface SoundContacts {
  /** In lower case. */
  readonly email: string
  readonly phone: Phone
}

/** The rules beyond the shape; a CPF other than the account's is refused (decision 0008). */
export function checkGeneralData(
  requested: GeneralDataRequest,
  player: Pick<Player, 'cpf'>,
): SoundContacts | CommonRefusal {
  const countryCode = requested.countryCode.replace(/^\+/, '')
  const phone = phoneError(requested.phone, countryCode)
  const errors: Record<string, FieldError> = {
    ...(phone !== null && { phone }),
    ...(isOtherCpf(requested.cpf, player.cpf) && { cpf: 'cpf_fixed' }),
  }
  if (Object.keys(errors).length > 0) return refuseFields(errors)
  return {
    email: requested.email.toLowerCase(),
    phone: { countryCode, number: phoneDigits(requested.phone, countryCode) },
  }
}

function isOtherCpf(requested: string | undefined, cpf: string): boolean {
  return requested !== undefined && cpfDigits(requested) !== cpf
}
