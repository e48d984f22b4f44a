import type { PostalAddressWire } from '@caderneta/contract/profile/geography'

/**
 * Port: the street that a CEP (eight digits) belongs to. Null: the CEP is not assigned. Throws when
 * it is currently unavailable.
 */
export interface PostalCodes {
  find(cep: string): Promise<PostalAddressWire | null>
}
