import { centavos } from '@caderneta/domain/money'
import { inTransaction } from '../../database/transaction.ts'
import type { DepositParts } from './deposit-parts.ts'
import { markRefunded, type RefundablePayment, refundablePayments } from './payment-store.ts'

/**
 * Sends one payment back. The payment's own identifier names the refund, so that asking again
 * after a lost answer is the same refund; a provider that cannot be asked now is asked later.
 */
export async function refundPayment(
  parts: DepositParts,
  { endToEndId, amount }: RefundablePayment,
): Promise<void> {
  const refund = { endToEndId, amount: centavos(amount), refundId: endToEndId.slice(0, 35) }
  const isBack = await parts.provider.refund(refund).catch((fault: unknown) => {
    parts.log.error({ err: fault, endToEndId }, 'a refund could not be asked for')
    return false
  })
  if (!isBack) return
  const deposit = await inTransaction(parts.database, (transaction) =>
    markRefunded(transaction, endToEndId),
  )
  if (!deposit) return
  const { id: depositId, playerId } = deposit
  parts.tellPlayer(playerId, { type: 'deposit', depositId, status: 'refunded' })
}

/** Asks again for every refund that is not done. */
export async function refundWaiting(parts: DepositParts): Promise<void> {
  for (const payment of await refundablePayments(parts.database.kysely))
    await refundPayment(parts, payment)
}
