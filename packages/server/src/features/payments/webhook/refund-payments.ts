import { centavos } from '@caderneta/domain/money/money'
import { inTransaction, type Reader } from '../../../database/transaction.ts'
import type { Repeat } from '../../../jobs/jobs.ts'
import type { DepositDeps } from '../deposits/deposit-deps.ts'
import { markRefunded, type RefundablePayment, readRefundable } from './payment-store.ts'

/** A payment is refunded at once by the caller that judged it; after this time by a job. */
const SEEN_TO_AFTER_MS = 10_000
/** How often a refund in progress is checked. */
const LOOK_MS = 60_000

/** In the transaction that judges the payment: the refund cannot be lost from then on. */
export async function requestRefund(
  { jobs }: DepositDeps,
  writer: Reader,
  endToEndId: string,
  delayMs: number = SEEN_TO_AFTER_MS,
): Promise<void> {
  await jobs.enqueue(writer, { queue: 'deposit-refund', key: endToEndId, delayMs })
}

/** The job: throws when the provider cannot be reached. */
export async function retryRefund(
  deps: DepositDeps,
  endToEndId: string,
): Promise<Repeat | undefined> {
  const payment = await readRefundable(deps.database.kysely, endToEndId)
  if (!payment || (await refundPayment(deps, payment))) return undefined
  return { repeatAfterMs: LOOK_MS }
}

/** The first attempt, for a caller that cannot wait. */
export async function refundOrWait(deps: DepositDeps, payment: RefundablePayment): Promise<void> {
  await refundPayment(deps, payment).catch((error: unknown) =>
    deps.log.error({ err: error, payment }, 'deposits: refund deferred'),
  )
}

/**
 * Refunds one payment; true when that is done. The payment's own identifier names the refund, so
 * that a retry after a lost response is the same refund.
 */
async function refundPayment(
  deps: DepositDeps,
  { endToEndId, amount }: RefundablePayment,
): Promise<boolean> {
  const refund = { endToEndId, amount: centavos(amount), refundId: endToEndId.slice(0, 35) }
  if (!(await deps.provider.refund(refund))) return false
  const deposit = await inTransaction(deps.database, (transaction) =>
    markRefunded(transaction, endToEndId),
  )
  if (deposit) {
    const { id: depositId, playerId } = deposit
    deps.notifyPlayer(playerId, { type: 'deposit', depositId, status: 'refunded' })
  }
  return true
}
