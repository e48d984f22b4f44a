import type { PostalAddressWire } from '@caderneta/contract/profile/geography'
import { CITY_RANGES, KNOWN_STREETS } from './cep-lists.ts'
import type { PostalCodes } from './postal-codes.ts'

/**
 * Knows some streets, and the CEP ranges of the capitals and other large cities: enough to see the
 * forms at work without an external service.
 */
export const listedPostalCodes: PostalCodes = { find: async (cep) => listedAddress(cep) }

function listedAddress(cep: string): PostalAddressWire | null {
  const street = KNOWN_STREETS.find((known) => known.cep === cep)
  const range = CITY_RANGES.find(({ first, last }) => first <= cep && cep <= last)
  if (!street && !range) return null
  return {
    cep,
    streetName: street?.streetName ?? '',
    district: street?.district ?? '',
    city: range?.city ?? '',
    state: range?.state ?? '',
  }
}
