import type { UserAddressWire } from '@caderneta/contract/accounts/accounts'
import { addressRequest } from '@caderneta/contract/profile/profile'
import { CEP_LENGTH, cepDigits, maskCep, parseCep } from '@caderneta/domain/person/postal-code'
import { checkOf } from '../../../forms/field-check.ts'
import type { Rule, Rules, Values } from '../use-account-form.ts'

export type AddressFieldName =
  | 'cep'
  | 'streetName'
  | 'streetNumber'
  | 'apartmentNumber'
  | 'city'
  | 'state'
  | 'countryId'
  | 'password'

/** Id of Brasil, whose postal codes alone are CEPs (specification, 3). */
export const COUNTRY_BRAZIL = '33'

const { shape } = addressRequest

/** At least eight digits in Brazil (VAL-16); other countries have their own formats. */
const isCep: Rule = (value, all) => {
  const error = checkOf(shape.cep)(value)
  if (error !== true || all['countryId'] !== COUNTRY_BRAZIL) return error
  if (cepDigits(String(value)).length < CEP_LENGTH) return 'cep_short'
  return parseCep(String(value)) === null ? 'cep_invalid' : true
}

/** VAL-15 to VAL-18. */
export const ADDRESS_RULES: Rules<AddressFieldName> = {
  cep: isCep,
  streetName: checkOf(shape.streetName),
  streetNumber: checkOf(shape.streetNumber),
  apartmentNumber: checkOf(shape.apartmentNumber),
  city: checkOf(shape.city),
  state: checkOf(shape.state),
  countryId: checkOf(shape.countryId),
  password: checkOf(shape.password),
}

/** The initial values of the form; sign-up named the house number differently. */
export function addressValues(address: UserAddressWire): Record<AddressFieldName, string> {
  const countryId = String(address.countryId)
  return {
    cep: countryId === COUNTRY_BRAZIL ? maskCep(address.cep) : address.cep,
    streetName: address.streetName,
    streetNumber: address.streetNumber || address.houseNumber,
    apartmentNumber: address.apartmentNumber,
    city: address.city,
    state: address.state,
    countryId,
    password: '',
  }
}

/** The fields of the call: a CEP is sent without its mask. */
export function addressCall(values: Values<AddressFieldName>): Values<AddressFieldName> {
  const isBrazil = values.countryId === COUNTRY_BRAZIL
  return { ...values, cep: isBrazil ? cepDigits(String(values.cep)) : values.cep }
}
