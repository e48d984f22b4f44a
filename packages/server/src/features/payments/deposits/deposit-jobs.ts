import type { FastifyInstance } from 'fastify'
import type { Repeat } from '../../../jobs/jobs.ts'
import { comparePayments } from '../webhook/compare-payments.ts'
import { refundableIds } from '../webhook/payment-store.ts'
import { expireDeposits, reconcileDeposits } from '../webhook/reconcile-deposits.ts'
import { requestRefund, retryRefund } from '../webhook/refund-payments.ts'
import type { DepositDeps } from './deposit-deps.ts'

const ROUND_MS = 15_000
/** A provider over the network must not be overloaded. */
const REMOTE_ROUND_MS = 60_000
/** Between two comparisons with the lists of the provider. */
const COMPARISON_MS = 3_600_000
/** A round covers all deposits, so there is one at a time. */
const ALL = 'all'

/** The background work of deposits, while the server listens. */
export function keepDeposits(app: FastifyInstance, deps: DepositDeps): void {
  const { jobs, database } = deps
  const pollingMs = deps.isRemote ? REMOTE_ROUND_MS : ROUND_MS
  jobs.handle('deposit-expiry', () => round(deps, ROUND_MS, expireDeposits))
  jobs.handle('deposit-polling', () => round(deps, pollingMs, reconcileDeposits))
  jobs.handle('deposit-comparison', () => round(deps, COMPARISON_MS, comparePayments))
  jobs.handle('deposit-refund', (endToEndId) => retryRefund(deps, endToEndId))
  app.addHook('onListen', async () => {
    for (const queue of ['deposit-expiry', 'deposit-polling', 'deposit-comparison'] as const)
      await jobs.enqueue(database.kysely, { queue, key: ALL })
    // Also those that a job has given up.
    for (const endToEndId of await refundableIds(database.kysely))
      await requestRefund(deps, database.kysely, endToEndId, 0)
  })
}

/** A failed round is repeated when the next one is due, without growing delays. */
async function round(
  deps: DepositDeps,
  repeatAfterMs: number,
  work: (deps: DepositDeps) => Promise<unknown>,
): Promise<Repeat> {
  await work(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'deposits: round failed'),
  )
  return { repeatAfterMs }
}
