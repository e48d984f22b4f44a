import * as calls from '@caderneta/contract/payments/withdrawal-calls'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { JobDeps } from '../../../jobs/jobs.ts'
import type { ServerDeps } from '../../../server-deps.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import type { PayoutProvider } from './payout-provider.ts'
import { receivePayoutNotice } from './receive-payout-notice.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { setCancelable } from './set-cancelable.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { keepWithdrawals } from './withdrawal-jobs.ts'
import { readCancelable, readWithdrawals } from './withdrawal-view.ts'

const WITHDRAWALS_PER_MINUTE_MAX = 20

interface WithdrawalHost extends ServerDeps, JobDeps {
  /** Who pays out; null while withdrawals are closed. */
  readonly payouts: PayoutProvider | null
}

/** Called when the provider reports a payout, with the identifier of its request. */
type ReceivePayoutNotice = (payoutId: string) => Promise<void>

/**
 * `withdraw/*`; without a provider nothing is paid out, and what is held can still be cancelled.
 * The API Pix of `PSP=http` has no call that sends money: `PAYOUT` selects the provider that does
 * (decision 0036).
 */
export function registerWithdrawalRoutes(
  app: FastifyInstance,
  deps: WithdrawalHost,
): ReceivePayoutNotice {
  registerChoices(app, deps)
  const { payouts } = deps
  if (payouts === null) {
    route(app, calls.requestWithdrawal, () => refuse('method_unavailable'))
    return async () => {}
  }
  const withdrawalDeps = { ...deps, payouts }
  registerPayouts(app, withdrawalDeps)
  return (payoutId) => receivePayoutNotice(withdrawalDeps, payoutId)
}

/** Everything that calls the provider. */
export function registerPayouts(app: FastifyInstance, deps: WithdrawalDeps): void {
  route(
    app,
    calls.requestWithdrawal,
    (request, { playerId }) => requestWithdrawal(deps, request, playerId),
    { requestsPerMinuteMax: WITHDRAWALS_PER_MINUTE_MAX },
  )
  keepWithdrawals(app, deps)
}

export function registerChoices(app: FastifyInstance, deps: ServerDeps): void {
  const { database, clock } = deps
  route(app, calls.listWithdrawals, async (fields, { playerId }) => {
    const { kysely } = database.reading
    const cancelable = await readCancelable(kysely, playerId, clock.now())
    const request = { playerId, cursor: fields.cursor, isPendingOnly: fields.pending === 'true' }
    const page = await readWithdrawals(kysely, request, cancelable)
    return { done: 'ok', body: { ...page, cancelable } }
  })
  route(app, calls.cancelWithdrawal, (request, { playerId }) =>
    cancelWithdrawal(deps, request.withdrawalId, playerId),
  )
  route(app, calls.setCancelable, ({ active }, { playerId }) =>
    setCancelable(deps, active === 'true', playerId),
  )
}
