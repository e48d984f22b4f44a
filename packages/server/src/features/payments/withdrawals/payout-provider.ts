import type { Centavos } from '@caderneta/domain/money/money'
import type { PixKeyType } from '@caderneta/domain/payments/pix-key'

export interface PixKey {
  readonly type: PixKeyType
  /** As the directory writes it (`parsePixKey`). */
  readonly key: string
}

/** Who owns a key, as the directory (DICT) tells it; a company has no CPF. */
export interface KeyOwner {
  readonly cpf: string | null
}

export interface Payout {
  /** Ours; the same id again is the same payout. */
  readonly payoutId: string
  readonly amount: Centavos
  readonly to: PixKey
  readonly cpf: string
}

/**
 * What the provider knows of a payout. `unknown`: it never heard of it. `not_owner`: refused, since
 * the key is not of that CPF. `returned`: it was paid and the receiving bank sent it back.
 */
export type PayoutState = 'unknown' | 'sending' | 'paid' | 'refused' | 'not_owner' | 'returned'

/**
 * Port: who pays out. The Central Bank's API Pix has no call that sends money, so this is the shape
 * that providers share: look up the key, ask with an identifier of ours, ask again what became of
 * it. Every call may be made again; a call throws when the provider could not be asked, and then
 * nobody knows whether it heard.
 */
export interface PayoutProvider {
  /**
   * Null when the key does not exist, 'untold' when the provider tells no owner beforehand: then
   * `payOut` has to refuse a key that is not of its CPF. `askerCpf` is who wants to be paid there.
   */
  findKey(key: PixKey, requesterCpf: string): Promise<KeyOwner | 'untold' | null>
  payOut(payout: Payout): Promise<PayoutState>
  findPayout(payout: Payout): Promise<PayoutState>
}
