import type { FieldError } from '@caderneta/contract/field-errors'
import { COUNTRY_ID_DEFAULT } from '@caderneta/domain/person/countries'
import { CEP_LENGTH, cepDigits, parseCep } from '@caderneta/domain/person/postal-code'

/** The error of a postal code; only that of Brazil has a fixed form. Null when it is valid. */
export function cepError(text: string, countryId: number): FieldError | null {
  if (countryId !== COUNTRY_ID_DEFAULT) return null
  const digits = cepDigits(text)
  if (/^\d*$/.test(digits) && digits.length < CEP_LENGTH) return 'cep_short'
  return parseCep(text) === null ? 'cep_invalid' : null
}

/** As it is stored: in Brazil the eight digits, elsewhere what was typed. */
export function storedCep(text: string, countryId: number): string {
  return countryId === COUNTRY_ID_DEFAULT ? cepDigits(text) : text
}
