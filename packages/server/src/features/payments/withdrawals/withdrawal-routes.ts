import {
  withdrawCancelRequest,
  withdrawGetAllRequest,
  withdrawSaveRequest,
  withdrawSetCancelableRequest,
} from '@caderneta/contract/payments/withdrawals'
import { refuse } from '@caderneta/contract/refusals'
import type { FastifyInstance } from 'fastify'
import { activatedRoute, sessionRoute } from '../../../http/route.ts'
import type { JobParts } from '../../../jobs/jobs.ts'
import type { Parts } from '../../../parts.ts'
import { cancelWithdrawal } from './cancel-withdrawal.ts'
import { choosePayouts } from './choose-payouts.ts'
import { hearPayout } from './hear-payout.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { setCancelable } from './set-cancelable.ts'
import { keepWithdrawals } from './withdrawal-jobs.ts'
import type { WithdrawalParts } from './withdrawal-parts.ts'
import { readCancelable, readWithdrawals } from './withdrawal-view.ts'

const WITHDRAWALS_PER_MINUTE_MAX = 20

/** Hears that the provider told of a payout, by the identifier that it was asked for under. */
export type HearPayout = (payoutId: string) => Promise<void>

/**
 * `withdraw/*`; without a provider nothing leaves, and what is held can still be cancelled. The
 * API Pix of `PSP=http` has no call that sends money: `PAYOUT` names who does (decision 0036).
 */
export function registerWithdrawalRoutes(
  app: FastifyInstance,
  parts: Parts & JobParts,
): HearPayout {
  registerChoices(app, parts)
  const payouts = choosePayouts(parts)
  if (payouts === null) {
    activatedRoute(app, '/api/withdraw/save', withdrawSaveRequest, () =>
      refuse('method_unavailable'),
    )
    return async () => {}
  }
  const withdrawalParts = { ...parts, payouts }
  registerPayouts(app, withdrawalParts)
  return (payoutId) => hearPayout(withdrawalParts, payoutId)
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
  sessionRoute(app, '/api/withdraw/getAll', withdrawGetAllRequest, async (fields, { playerId }) => {
    const { kysely } = database.reading
    const cancelable = await readCancelable(kysely, playerId, clock.now())
    const request = { playerId, cursor: fields.cursor, isPendingOnly: fields.pending === 'true' }
    const page = await readWithdrawals(kysely, request, cancelable)
    return { done: 'ok', body: { ...page, cancelable } }
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
