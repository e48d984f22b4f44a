import type { Centavos } from '@caderneta/domain/money/money'
import * as z from 'zod/mini'

/** The person whom the charge names. The actual payer may be another. */
interface Debtor {
  readonly cpf: string
  readonly nome: string
}

/** An immediate charge (`cob` of the Central Bank's API Pix). */
export interface NewCharge {
  /** Our own; the same txid again is the same charge. */
  readonly txid: string
  readonly amount: Centavos
  readonly expirySeconds: number
  readonly debtor: Debtor
}

export interface CreatedCharge {
  /** Address of the charge's payload, without 'https://': what a dynamic BR Code carries. */
  readonly location: string
}

/** One received payment, as in `pix` of the webhook and of look-ups. */
export const pixNotice = z.object({
  endToEndId: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)),
  txid: z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/)),
  /** Reais, two decimals. */
  valor: z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
  /** When it was paid, RFC 3339. */
  horario: z.iso.datetime({ offset: true }),
  /** The payer, where the provider reports it; the standard does not. A company has no CPF. */
  pagador: z.optional(z.object({ cpf: z.optional(z.string()), nome: z.optional(z.string()) })),
})
export type PixNotice = z.infer<typeof pixNotice>

/** A period, milliseconds UTC, both ends included. */
export interface TimeSpan {
  readonly since: number
  readonly until: number
}

export interface Refund {
  readonly endToEndId: string
  readonly amount: Centavos
  /** Our own; the same id again is the same refund. */
  readonly refundId: string
}

/** CPF of the player who requested this charge; null when it is not our own. */
export type CpfOfOwner = (txid: string) => Promise<string | null>

/**
 * Port: a payment provider, modelled on the API Pix of the Central Bank. Every call may be repeated
 * with the same identifiers; a call throws when the provider could not be reached.
 */
export interface PixProvider {
  /** Payments before this are in none of its lists, milliseconds UTC; absent: all are listed. */
  readonly listedSince?: number
  createCharge(charge: NewCharge): Promise<CreatedCharge>
  /** Every payment made in a period, page by page, for those that no webhook reported. */
  findPayments(made: TimeSpan): AsyncIterable<readonly PixNotice[]>
  /**
   * The provider's own record of a payment that a webhook reported, with its payer as far as it can
   * be determined: whether it was the owner of the charge. Null when it pays no charge.
   */
  confirmPayment(received: PixNotice, cpfOfOwner: CpfOfOwner): Promise<PixNotice | null>
  /** `devolucao`: true when the money is back, false while it is in progress. */
  refund(refund: Refund): Promise<boolean>
}
