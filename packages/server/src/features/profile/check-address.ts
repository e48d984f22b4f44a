import type { CommonRefusal } from '@caderneta/contract/call'
import type { AddressRequest } from '@caderneta/contract/profile/profile'
import { refuseFields } from '@caderneta/contract/refusals'
import { countryOf } from '@caderneta/domain/person/countries'
import { cepError, storedCep } from '../accounts/accounts.ts'

/** An address in the format in which it is stored: in Brazil the CEP as eight digits. */
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
export function checkAddress(request: AddressRequest): SoundAddress | CommonRefusal {
  const { password: _password, apartmentNumber = '', ...texts } = request
  const countryId = Number(request.countryId)
  const cep = cepError(request.cep, countryId)
  const errors = {
    ...(cep !== null && { cep }),
    ...(countryOf(countryId) === null && { countryId: 'invalid' as const }),
  }
  if (Object.keys(errors).length > 0) return refuseFields(errors)
  return { ...texts, apartmentNumber, countryId, cep: storedCep(request.cep, countryId) }
}
