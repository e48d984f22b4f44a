import type { DepositStatus } from '@caderneta/contract/payments/deposits'
import { centavos, parseReais } from '@caderneta/domain/money/money'
import { inTransaction, type WriteTransaction } from '../../../database/transaction.ts'
import { creditDeposit, readWallet } from '../../wallet/wallet.ts'
import type { DepositParts } from '../deposits/deposit-parts.ts'
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
import { askForRefund, refundOrWait } from './refund-payments.ts'

/** What a notice came to, for those who have to be told. */
interface Processed {
  readonly deposit: LockedDeposit | null
  readonly status: DepositStatus
  readonly refund: { readonly endToEndId: string; readonly amount: number } | null
}

/**
 * Acts on a stored notice, once for ever: the inbox row and the deposit are held while the payment
 * is judged and credited, all in one transaction. Whoever comes second finds nothing to do. What
 * is acted on is what the provider says when it is asked, before the transaction.
 */
export async function processNotice(parts: DepositParts, endToEndId: string): Promise<void> {
  const waiting = await readWaitingNotice(parts.database.kysely, endToEndId)
  if (!waiting) return
  const notice = await confirmedNotice(parts, waiting.body)
  if (!notice) parts.log.error({ endToEndId }, 'a notice of the provider cannot be read')
  const processed = await inTransaction(parts.database, async (transaction) => {
    const isTaken = await takeNotice(transaction, endToEndId, notice)
    return isTaken && notice ? await settlePayment(parts, transaction, notice) : null
  })
  if (!processed) return
  await tell(parts, processed)
  if (processed.refund) await refundOrWait(parts, processed.refund)
}

async function confirmedNotice(
  { database, provider }: DepositParts,
  body: unknown,
): Promise<ReadNotice | null> {
  const told = readableNotice(body)
  if (!told) return null
  const cpfOfOwner = (txid: string) => readOwnerCpf(database.kysely, txid)
  return readableNotice(await provider.confirmPayment(told, cpfOfOwner))
}

/** The same for those who cannot wait for a healthy database: the next round does it. */
export async function processNoticeOrWait(parts: DepositParts, endToEndId: string): Promise<void> {
  await processNotice(parts, endToEndId).catch((fault: unknown) =>
    parts.log.error({ err: fault, endToEndId }, 'a notice of the provider has to wait'),
  )
}

interface ReadNotice extends PixNotice {
  readonly amount: number
}

/** Null also for a txid that no charge of ours can have and for an amount of nothing. */
function readableNotice(body: unknown): ReadNotice | null {
  const parsed = pixNotice.safeParse(body)
  if (!parsed.success) return null
  const amount = parseReais(parsed.data.valor.replace(/^0+(?=\d)/, ''))
  const isOurs = /^[0-9a-zA-Z]{1,32}$/.test(parsed.data.txid)
  return amount === null || amount <= 0 || !isOurs ? null : { ...parsed.data, amount }
}

async function settlePayment(
  parts: DepositParts,
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
    const creditedAt = new Date(parts.clock.now())
    await setDepositStatus(transaction, deposit.id, 'credited', { creditedAt })
    return { deposit, status: 'credited', refund: null }
  }
  await askForRefund(parts, transaction, endToEndId)
  // A second payment of a charge goes back without changing what became of the first.
  const changes = deposit !== null && reason !== null && reason !== 'repeated'
  if (changes) await setDepositStatus(transaction, deposit.id, 'refunding', { reason })
  const status = changes ? 'refunding' : (deposit?.status ?? 'refunding')
  return { deposit, status, refund: { endToEndId, amount } }
}

async function tell(parts: DepositParts, { deposit, status }: Processed): Promise<void> {
  if (!deposit) return
  parts.tellPlayer(deposit.playerId, { type: 'deposit', depositId: deposit.id, status })
  if (status !== 'credited') return
  const wallet = await readWallet(parts.database.kysely, deposit.playerId)
  parts.tellPlayer(deposit.playerId, { type: 'wallet', wallet })
}
