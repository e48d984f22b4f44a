import type { DepositStatus } from '@caderneta/contract/payments/deposits'

/** The known facts of a payment; times in milliseconds UTC. */
export interface Payment {
  readonly amount: number
  readonly paidAt: number
  readonly payerCpf: string | null
}

/** The charge that it pays, and the CPF of the player who requested it. */
export interface Charge {
  readonly amount: number
  readonly status: DepositStatus
  readonly expiresAt: number
  readonly playerCpf: string
  /** Whether the player was excluded from betting when it was paid. */
  readonly isPlayerExcluded: boolean
}

export type RefundReason =
  | 'payer_mismatch'
  | 'amount_mismatch'
  | 'late'
  | 'repeated'
  | 'unknown_charge'
  | 'excluded'

/**
 * Why a payment is sent back; null when it is credited (decision 0009): the first payment of a
 * known charge, from the player's own CPF, of the requested amount, made in time by a player who is
 * not excluded. The time of the payment counts, not that of its notice: a notice received after the
 * expiry still credits.
 */
export function refundReason(payment: Payment, charge: Charge | null): RefundReason | null {
  if (!charge) return 'unknown_charge'
  if (charge.status !== 'awaiting' && charge.status !== 'expired') return 'repeated'
  if (payment.payerCpf !== charge.playerCpf) return 'payer_mismatch'
  if (payment.amount !== charge.amount) return 'amount_mismatch'
  if (payment.paidAt > charge.expiresAt) return 'late'
  return charge.isPlayerExcluded ? 'excluded' : null
}
