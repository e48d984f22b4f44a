import type { DepositParts } from './deposit-parts.ts'
import { markExpiredDeposits, unpaidTxids } from './deposit-store.ts'
import { storeNotice, waitingNotices } from './inbox-store.ts'
import { processNoticeOrWait } from './process-notice.ts'
import { refundWaiting } from './refund-payments.ts'

const DAY_MS = 86_400_000
const CHARGES_MAX = 500

/** Acts on everything that was stored and not yet acted on, after a crash or an outage. */
export async function processWaiting(parts: DepositParts): Promise<void> {
  for (const endToEndId of await waitingNotices(parts.database.kysely))
    await processNoticeOrWait(parts, endToEndId)
}

/** Asks the provider for payments that no webhook told us of (faults, row 19). */
export async function findUntoldPayments(parts: DepositParts): Promise<void> {
  const { database, clock, provider } = parts
  const since = new Date(clock.now() - DAY_MS)
  for (const txid of await unpaidTxids(database.kysely, since, CHARGES_MAX)) {
    for (const notice of await provider.findPayments(txid)) {
      await storeNotice(database.kysely, notice.endToEndId, notice)
      await processNoticeOrWait(parts, notice.endToEndId)
    }
  }
}

/** Writes down which charges are over and tells their pages. */
export async function expireDeposits(parts: DepositParts): Promise<void> {
  const now = new Date(parts.clock.now())
  for (const { id, playerId } of await markExpiredDeposits(parts.database.kysely, now))
    parts.tellPlayer(playerId, { type: 'deposit', depositId: id, status: 'expired' })
}

/** One round of everything that webhooks alone do not bring about. */
export async function reconcileDeposits(parts: DepositParts): Promise<void> {
  await processWaiting(parts)
  await findUntoldPayments(parts)
  await expireDeposits(parts)
  await refundWaiting(parts)
}
