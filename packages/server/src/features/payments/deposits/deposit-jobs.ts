import type { FastifyInstance } from 'fastify'
import type { Again } from '../../../jobs/jobs.ts'
import { comparePayments } from '../webhook/compare-payments.ts'
import { refundableIds } from '../webhook/payment-store.ts'
import { expireDeposits, reconcileDeposits } from '../webhook/reconcile-deposits.ts'
import { askForRefund, refundAgain } from '../webhook/refund-payments.ts'
import type { DepositParts } from './deposit-parts.ts'

const ROUND_MS = 15_000
/** A provider over the network is not to be wearied. */
const REMOTE_ROUND_MS = 60_000
/** Between two comparisons with the lists of the provider. */
const COMPARISON_MS = 3_600_000
/** A round is about all deposits: there is one of it. */
const ALL = 'all'

/** What becomes of deposits by itself, while the server listens. */
export function keepDeposits(app: FastifyInstance, parts: DepositParts): void {
  const { jobs, database } = parts
  const pollingMs = parts.isRemote ? REMOTE_ROUND_MS : ROUND_MS
  jobs.handle('deposit-expiry', () => round(parts, ROUND_MS, expireDeposits))
  jobs.handle('deposit-polling', () => round(parts, pollingMs, reconcileDeposits))
  jobs.handle('deposit-comparison', () => round(parts, COMPARISON_MS, comparePayments))
  jobs.handle('deposit-refund', (endToEndId) => refundAgain(parts, endToEndId))
  app.addHook('onListen', async () => {
    for (const queue of ['deposit-expiry', 'deposit-polling', 'deposit-comparison'] as const)
      await jobs.ask(database.kysely, { queue, key: ALL })
    // Also those that a job has given up.
    for (const endToEndId of await refundableIds(database.kysely))
      await askForRefund(parts, database.kysely, endToEndId, 0)
  })
}

/** A round that fails comes again when the next would have come, not ever later. */
async function round(
  parts: DepositParts,
  againAfterMs: number,
  work: (parts: DepositParts) => Promise<unknown>,
): Promise<Again> {
  await work(parts).catch((fault: unknown) =>
    parts.log.error({ err: fault }, 'a round of the deposits failed'),
  )
  return { againAfterMs }
}
