import type { GeneralDataRequest } from '@caderneta/contract/profile/profile'
import { type FieldFault, type Refusal, refuseFields } from '@caderneta/contract/refusals'
import { cpfDigits } from '@caderneta/domain/person/cpf'
import { phoneDigits } from '@caderneta/domain/person/phone'
import { controlFaults, type Player, phoneFault } from '../accounts/accounts.ts'
import type { Phone } from './contact.ts'

export interface SoundContacts {
  /** In lower case. */
  readonly email: string
  readonly phone: Phone
}

/** The rules beyond the shape; the CPF is the account's or it is refused (decisions, 14). */
export function checkGeneralData(
  asked: GeneralDataRequest,
  player: Pick<Player, 'cpf'>,
): SoundContacts | Refusal {
  const countryCode = asked.countryCode.replace(/^\+/, '')
  const phone = phoneFault(asked.phone, countryCode)
  const faults: Record<string, FieldFault> = {
    ...controlFaults({ email: asked.email }),
    ...(phone !== null && { phone }),
    ...(isOtherCpf(asked.cpf, player.cpf) && { cpf: 'cpf_fixed' }),
  }
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  return {
    email: asked.email.toLowerCase(),
    phone: { countryCode, number: phoneDigits(asked.phone) },
  }
}

function isOtherCpf(asked: string | undefined, cpf: string): boolean {
  return asked !== undefined && cpfDigits(asked) !== cpf
}
