import { centavos } from '@caderneta/domain/money/money'
import { inTransaction, type Reader } from '../../../database/transaction.ts'
import type { Again } from '../../../jobs/jobs.ts'
import type { DepositParts } from '../deposits/deposit-parts.ts'
import { markRefunded, type RefundablePayment, readRefundable } from './payment-store.ts'

/** Whoever judged a payment sends it back at once; after this time a job sees to it. */
const SEEN_TO_AFTER_MS = 10_000
/** How often a refund that is under way is looked after. */
const LOOK_MS = 60_000

/** In the transaction that judges the payment: nothing loses the refund from then on. */
export async function askForRefund(
  { jobs }: DepositParts,
  writer: Reader,
  endToEndId: string,
  delayMs: number = SEEN_TO_AFTER_MS,
): Promise<void> {
  await jobs.ask(writer, { queue: 'deposit-refund', key: endToEndId, delayMs })
}

/** The job: throws when the provider cannot be asked now. */
export async function refundAgain(
  parts: DepositParts,
  endToEndId: string,
): Promise<Again | undefined> {
  const payment = await readRefundable(parts.database.kysely, endToEndId)
  if (!payment || (await refundPayment(parts, payment))) return undefined
  return { againAfterMs: LOOK_MS }
}

/** The first trial, by somebody who cannot wait. */
export async function refundOrWait(parts: DepositParts, payment: RefundablePayment): Promise<void> {
  await refundPayment(parts, payment).catch((fault: unknown) =>
    parts.log.error({ err: fault, payment }, 'a refund has to wait'),
  )
}

/**
 * Sends one payment back; true when it is. The payment's own identifier names the refund, so that
 * asking again after a lost answer is the same refund.
 */
async function refundPayment(
  parts: DepositParts,
  { endToEndId, amount }: RefundablePayment,
): Promise<boolean> {
  const refund = { endToEndId, amount: centavos(amount), refundId: endToEndId.slice(0, 35) }
  if (!(await parts.provider.refund(refund))) return false
  const deposit = await inTransaction(parts.database, (transaction) =>
    markRefunded(transaction, endToEndId),
  )
  if (deposit) {
    const { id: depositId, playerId } = deposit
    parts.tellPlayer(playerId, { type: 'deposit', depositId, status: 'refunded' })
  }
  return true
}
