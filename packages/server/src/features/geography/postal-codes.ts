import type { PostalAddressWire } from '@caderneta/contract/profile/geography'

/**
 * Port: who knows which street a CEP (eight digits) belongs to. Null: nobody has that CEP. Throws
 * when it cannot tell just now.
 */
export interface PostalCodes {
  find(cep: string): Promise<PostalAddressWire | null>
}
