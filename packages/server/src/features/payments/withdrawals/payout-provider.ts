import type { Centavos } from '@caderneta/domain/money/money'
import type { PixKeyType } from '@caderneta/domain/payments/pix-key'

export interface PixKey {
  readonly type: PixKeyType
  /** In the format of the directory (`parsePixKey`). */
  readonly key: string
}

/** The owner of a key, as the directory (DICT) returns it; a company has no CPF. */
export interface KeyOwner {
  readonly cpf: string | null
}

export interface Payout {
  /** Our own; the same id again is the same payout. */
  readonly payoutId: string
  readonly amount: Centavos
  readonly to: PixKey
  readonly cpf: string
}

/**
 * The provider's record of a payout. `unknown`: it never received it. `not_owner`: refused, since
 * the key does not belong to that CPF. `returned`: it was paid and the receiving bank sent it back.
 */
export type PayoutState = 'unknown' | 'sending' | 'paid' | 'refused' | 'not_owner' | 'returned'

/**
 * Port: the payout provider. The Central Bank's API Pix has no call that sends money, so this is
 * the shape that providers share: look up the key, request with an identifier of our choice, query
 * the status. Every call may be repeated; a call throws when the provider could not be reached, and
 * then it is unknown whether it received the request.
 */
export interface PayoutProvider {
  /**
   * Null when the key does not exist, 'untold' when the provider returns no owner beforehand: then
   * `payOut` has to refuse a key that does not belong to its CPF. `requesterCpf` is the person to
   * be paid.
   */
  findKey(key: PixKey, requesterCpf: string): Promise<KeyOwner | 'untold' | null>
  payOut(payout: Payout): Promise<PayoutState>
  findPayout(payout: Payout): Promise<PayoutState>
}
