import type { Centavos } from '@caderneta/domain/money'
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
  /** Who paid. A company has no CPF. */
  pagador: z.object({ cpf: z.optional(z.string()), nome: z.optional(z.string()) }),
})
export type PixNotice = z.infer<typeof pixNotice>

export interface Refund {
  readonly endToEndId: string
  readonly amount: Centavos
  /** Ours; the same id again is the same refund. */
  readonly refundId: string
}

/**
 * Port: a payment provider, shaped after the API Pix of the Central Bank. Every call may be made
 * again with the same identifiers; a call throws when the provider could not be asked.
 */
export interface PixProvider {
  createCharge(charge: NewCharge): Promise<CreatedCharge>
  /** Every payment of a charge so far, for what no webhook told us. */
  findPayments(txid: string): Promise<readonly PixNotice[]>
  /** `devolucao`: true when the money is back, false while it is under way. */
  refund(refund: Refund): Promise<boolean>
}
