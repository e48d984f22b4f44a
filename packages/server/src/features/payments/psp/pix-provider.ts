import type { Centavos } from '@caderneta/domain/money/money'
import * as z from 'zod/mini'

/** Who is asked to pay. The one who pays may be somebody else. */
export interface Debtor {
  readonly cpf: string
  readonly nome: string
}

/** An immediate charge (`cob` of the Central Bank's API Pix). */
export interface NewCharge {
  /** Ours; the same txid again is the same charge. */
  readonly txid: string
  readonly amount: Centavos
  readonly expirySeconds: number
  readonly debtor: Debtor
}

export interface CreatedCharge {
  /** Address of the charge's payload, without 'https://': what a dynamic BR Code carries. */
  readonly location: string
}

/** One received payment, as `pix` of the webhook and of look-ups tells it. */
export const pixNotice = z.object({
  endToEndId: z.string().check(z.regex(/^[A-Za-z0-9]{1,64}$/)),
  txid: z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/)),
  /** Reais, two decimals. */
  valor: z.string().check(z.regex(/^\d{1,10}\.\d{2}$/)),
  /** When it was paid, RFC 3339. */
  horario: z.iso.datetime({ offset: true }),
  /** Who paid, where the provider tells; the standard does not. A company has no CPF. */
  pagador: z.optional(z.object({ cpf: z.optional(z.string()), nome: z.optional(z.string()) })),
})
export type PixNotice = z.infer<typeof pixNotice>

/** A span of time, milliseconds UTC, both ends included. */
export interface TimeSpan {
  readonly since: number
  readonly until: number
}

export interface Refund {
  readonly endToEndId: string
  readonly amount: Centavos
  /** Ours; the same id again is the same refund. */
  readonly refundId: string
}

/** CPF of the player who asked for this charge; null when it is none of ours. */
export type CpfOfOwner = (txid: string) => Promise<string | null>

/**
 * Port: a payment provider, shaped after the API Pix of the Central Bank. Every call may be made
 * again with the same identifiers; a call throws when the provider could not be asked.
 */
export interface PixProvider {
  /** What was paid before is in none of its lists, milliseconds UTC; absent: everything is. */
  readonly listedSince?: number
  createCharge(charge: NewCharge): Promise<CreatedCharge>
  /** Every payment that was made in a time, page by page, for what no webhook told us. */
  findPayments(made: TimeSpan): AsyncIterable<readonly PixNotice[]>
  /**
   * What the provider itself knows of a payment that a webhook told of, with its payer as far as
   * he can be known: whether it was the owner of the charge. Null when it pays no charge.
   */
  confirmPayment(received: PixNotice, cpfOfOwner: CpfOfOwner): Promise<PixNotice | null>
  /** `devolucao`: true when the money is back, false while it is under way. */
  refund(refund: Refund): Promise<boolean>
}
