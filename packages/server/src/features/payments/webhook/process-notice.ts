import type { DepositStatus } from '@caderneta/contract/payments/deposits'
import { centavos, parseReais } from '@caderneta/domain/money/money'
import { inTransaction, type WriteTransaction } from '../../../database/transaction.ts'
import { creditDeposit, readWallet } from '../../wallet/wallet.ts'
import type { DepositDeps } from '../deposits/deposit-deps.ts'
import {
  type LockedDeposit,
  lockDeposit,
  readOwnerCpf,
  setDepositStatus,
} from '../deposits/deposit-store.ts'
import { type PixNotice, pixNotice } from '../psp/pix-provider.ts'
import { readWaitingNotice, takeNotice } from './inbox-store.ts'
import { refundReason } from './judge-payment.ts'
import { insertPayment } from './payment-store.ts'
import { refundOrWait, requestRefund } from './refund-payments.ts'

/** The result of a notice, for those who have to be notified. */
interface Processed {
  readonly deposit: LockedDeposit | null
  readonly status: DepositStatus
  readonly refund: { readonly endToEndId: string; readonly amount: number } | null
  /** When it was paid, in milliseconds UTC. */
  readonly paidAt: number
}

/**
 * Processes a stored notice exactly once: the inbox row and the deposit are locked while the
 * payment is judged and credited, all in one transaction. The loser of a race finds nothing to do.
 * The basis is the provider's response to a query made before the transaction.
 */
async function processNotice(deps: DepositDeps, endToEndId: string): Promise<void> {
  const waiting = await readWaitingNotice(deps.database.kysely, endToEndId)
  if (!waiting) return
  const notice = await confirmedNotice(deps, waiting.body)
  if (!notice) deps.log.error({ endToEndId }, 'payments: notification unreadable')
  const processed = await inTransaction(deps.database, async (transaction) => {
    const isTaken = await takeNotice(transaction, endToEndId, notice)
    return isTaken && notice ? await settlePayment(deps, transaction, notice) : null
  })
  if (!processed) return
  countCredit(deps, processed)
  await notifyOwner(deps, processed)
  if (processed.refund) await refundOrWait(deps, processed.refund)
}

async function confirmedNotice(
  { database, provider }: DepositDeps,
  body: unknown,
): Promise<ReadNotice | null> {
  const received = readableNotice(body)
  if (!received) return null
  const cpfOfOwner = (txid: string) => readOwnerCpf(database.kysely, txid)
  return readableNotice(await provider.confirmPayment(received, cpfOfOwner))
}

/** The same for a caller that cannot wait for a healthy database: the next round retries it. */
export async function processNoticeOrWait(deps: DepositDeps, endToEndId: string): Promise<void> {
  await processNotice(deps, endToEndId).catch((error: unknown) =>
    deps.log.error({ err: error, endToEndId }, 'payments: notification deferred'),
  )
}

interface ReadNotice extends PixNotice {
  readonly amount: number
}

/** Null also for a txid that none of our charges can have and for an amount of zero. */
function readableNotice(body: unknown): ReadNotice | null {
  const parsed = pixNotice.safeParse(body)
  if (!parsed.success) return null
  const amount = parseReais(parsed.data.valor.replace(/^0+(?=\d)/, ''))
  const isOurs = /^[0-9a-zA-Z]{1,32}$/.test(parsed.data.txid)
  return amount === null || amount <= 0 || !isOurs ? null : { ...parsed.data, amount }
}

async function settlePayment(
  deps: DepositDeps,
  transaction: WriteTransaction,
  notice: ReadNotice,
): Promise<Processed> {
  const { endToEndId, txid, amount } = notice
  const paidAt = new Date(notice.horario)
  const deposit = await lockDeposit(transaction, txid, paidAt)
  const payment = { amount, paidAt: paidAt.getTime(), payerCpf: notice.pagador?.cpf ?? null }
  const reason = refundReason(payment, deposit)
  const depositId = deposit?.id ?? null
  await insertPayment(transaction, { endToEndId, txid, depositId, amount, paidAt, reason })
  if (deposit && reason === null) {
    const { playerId } = deposit
    await creditDeposit(transaction, { playerId, amount: centavos(amount), endToEndId })
    const creditedAt = new Date(deps.clock.now())
    await setDepositStatus(transaction, deposit.id, 'credited', { creditedAt })
    return { deposit, status: 'credited', refund: null, paidAt: payment.paidAt }
  }
  await requestRefund(deps, transaction, endToEndId)
  // A second payment of a charge is refunded without changing the result of the first.
  const changes = deposit !== null && reason !== null && reason !== 'repeated'
  if (changes) await setDepositStatus(transaction, deposit.id, 'refunding', { reason })
  const status = changes ? 'refunding' : (deposit?.status ?? 'refunding')
  return { deposit, status, refund: { endToEndId, amount }, paidAt: payment.paidAt }
}

function countCredit(
  { clock, events }: DepositDeps,
  { deposit, status, paidAt, refund }: Processed,
): void {
  if (!deposit || status !== 'credited' || refund) return
  const now = clock.now()
  events.depositCredited((now - deposit.createdAt) / 1000, (now - paidAt) / 1000)
}

async function notifyOwner(deps: DepositDeps, { deposit, status }: Processed): Promise<void> {
  if (!deposit) return
  deps.notifyPlayer(deposit.playerId, { type: 'deposit', depositId: deposit.id, status })
  if (status !== 'credited') return
  const wallet = await readWallet(deps.database.kysely, deposit.playerId)
  deps.notifyPlayer(deposit.playerId, { type: 'wallet', wallet })
}
