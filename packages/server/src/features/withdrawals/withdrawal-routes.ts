import { refuse } from '@caderneta/contract/refusals'
import {
  withdrawCancelRequest,
  withdrawSaveRequest,
  withdrawSetCancelableRequest,
} from '@caderneta/contract/withdrawals'
import type { FastifyInstance } from 'fastify'
import { activatedRoute, noFields, sessionRoute } from '../../http/route.ts'
import type { JobParts } from '../../jobs/jobs.ts'
import type { Parts } from '../../parts.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { SandboxPayouts } from './sandbox-payouts.ts'
import { setCancelable } from './set-cancelable.ts'
import { keepWithdrawals } from './withdrawal-jobs.ts'
import type { WithdrawalParts } from './withdrawal-parts.ts'
import { readCancelable, readWithdrawals } from './withdrawal-view.ts'

const WITHDRAWALS_PER_MINUTE_MAX = 20

/**
 * `withdraw/*`; without a provider nothing leaves, and what is held can still be cancelled. The
 * API Pix of `PSP=http` has no call that sends money (docs/decisions/0029).
 */
export function registerWithdrawalRoutes(app: FastifyInstance, parts: Parts & JobParts): void {
  registerChoices(app, parts)
  if (parts.config.payment.provider !== 'sandbox') {
    activatedRoute(app, '/api/withdraw/save', withdrawSaveRequest, () =>
      refuse('method_unavailable'),
    )
    return
  }
  registerPayouts(app, { ...parts, payouts: new SandboxPayouts(parts) })
}

/** Everything that asks the provider. */
export function registerPayouts(app: FastifyInstance, parts: WithdrawalParts): void {
  activatedRoute(
    app,
    '/api/withdraw/save',
    withdrawSaveRequest,
    (asked, { playerId }) => requestWithdrawal(parts, asked, playerId),
    { requestsPerMinuteMax: WITHDRAWALS_PER_MINUTE_MAX },
  )
  keepWithdrawals(app, parts)
}

export function registerChoices(app: FastifyInstance, parts: Parts): void {
  const { database, clock } = parts
  sessionRoute(app, '/api/withdraw/getAll', noFields, async (_input, { playerId }) => {
    const cancelable = await readCancelable(database.kysely, playerId, clock.now())
    const data = await readWithdrawals(database.kysely, playerId, cancelable)
    return { done: 'ok', body: { data, cancelable } }
  })
  sessionRoute(app, '/api/withdraw/cancel', withdrawCancelRequest, (asked, { playerId }) =>
    cancelWithdrawal(parts, asked.withdrawalId, playerId),
  )
  sessionRoute(
    app,
    '/api/withdraw/setCancelable',
    withdrawSetCancelableRequest,
    ({ active }, { playerId }) => setCancelable(parts, active === 'true', playerId),
  )
}
