import type { AddressRequest } from '@caderneta/contract/profile/profile'
import { type Refusal, refuseFields } from '@caderneta/contract/refusals'
import { countryOf } from '@caderneta/domain/person/countries'
import { cepFault, controlFaults, storedCep } from '../accounts/accounts.ts'

/** An address as it is stored: in Brazil the CEP as eight digits. */
export interface SoundAddress {
  readonly cep: string
  readonly streetName: string
  readonly streetNumber: string
  readonly apartmentNumber: string
  readonly city: string
  readonly state: string
  readonly countryId: number
}

/** The rules beyond the shape (specification, 5): the CEP of Brazil, a country of the list. */
export function checkAddress(asked: AddressRequest): SoundAddress | Refusal {
  const { password: _password, apartmentNumber = '', ...texts } = asked
  const countryId = Number(asked.countryId)
  const cep = cepFault(asked.cep, countryId)
  const faults = {
    ...controlFaults({ ...texts, apartmentNumber }),
    ...(cep !== null && { cep }),
    ...(countryOf(countryId) === null && { countryId: 'invalid' as const }),
  }
  if (Object.keys(faults).length > 0) return refuseFields(faults)
  return { ...texts, apartmentNumber, countryId, cep: storedCep(asked.cep, countryId) }
}
