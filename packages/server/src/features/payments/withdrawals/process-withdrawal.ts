import type { WithdrawalReason, WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import { logSecurity } from '../../../http/security/security-log.ts'
import type { Repeat } from '../../../jobs/jobs.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { Payout, PayoutState } from './payout-provider.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import {
  advanceWithdrawal,
  markPayoutRequested,
  readWithdrawal,
  type StoredWithdrawal,
} from './withdrawal-store.ts'

/**
 * How long after a payment its return is still checked for, and when first. The recipient of a PIX
 * may send it back within 90 days.
 */
const RETURNS_LOOKED_FOR_MS = 90 * 86_400_000
const FIRST_LOOK_MS = 60_000
/** How soon a payout in progress is checked. */
const SENDING_MS = 3_000
/**
 * How long a request without a response may still be in progress. Until then nothing is requested
 * again, so that a refusal of the second request is final for the first as well.
 */
const REQUEST_LIFETIME_MS = 120_000

/** The result of a step: the withdrawal advanced, waits so long, or has ended. */
type StepOutcome = 'moved' | number | 'ended'

type Step = (deps: WithdrawalDeps, withdrawal: StoredWithdrawal) => Promise<StepOutcome>

/**
 * Advances a withdrawal as far as possible now. It is `sending` in the books before the provider
 * receives it, and the provider is queried before it is requested to pay: so a crash between any
 * two steps, or a lost reply, pays it once. Decisions about one in review, and
 * their author, come from outside (`decideWithdrawal`). Throws when the provider could not be
 * reached.
 */
export async function processWithdrawal(
  deps: WithdrawalDeps,
  id: string,
): Promise<Repeat | undefined> {
  for (;;) {
    const withdrawal = await readWithdrawal(deps.database, id)
    const outcome = withdrawal && (await STEPS[withdrawal.status]?.(deps, withdrawal))
    if (typeof outcome === 'number') return { repeatAfterMs: outcome }
    if (outcome !== 'moved') return undefined
  }
}

const STEPS: Partial<Record<WithdrawalStatus, Step>> = {
  requested: (deps, withdrawal) => approve(deps, withdrawal, deps.config.payment.payoutDelayMs),
  in_review: (deps, withdrawal) => approve(deps, withdrawal, deps.config.payment.reviewMs),
  approved: send,
  sending: payOut,
  paid: lookForReturn,
  refused: notifyRefused,
}

async function approve(
  deps: WithdrawalDeps,
  withdrawal: StoredWithdrawal,
  afterMs: number | null,
): Promise<StepOutcome> {
  if (afterMs === null) return 'ended'
  const dueIn = withdrawal.createdAt + afterMs - deps.clock.now()
  return dueIn > 0 ? dueIn : move(deps, withdrawal, 'approved')
}

/** The key may have changed its owner since the request. */
async function send(deps: WithdrawalDeps, withdrawal: StoredWithdrawal): Promise<StepOutcome> {
  const owner = await deps.payouts.findKey(withdrawal.to, withdrawal.cpf)
  if (owner === null) return move(deps, withdrawal, 'refused', 'key_gone')
  if (owner !== 'untold' && owner.cpf !== withdrawal.cpf)
    return move(deps, withdrawal, 'refused', 'key_of_another')
  return move(deps, withdrawal, 'sending')
}

async function payOut(deps: WithdrawalDeps, withdrawal: StoredWithdrawal): Promise<StepOutcome> {
  const known = await deps.payouts.findPayout(payoutOf(withdrawal))
  const state = known === 'unknown' ? await requestPayout(deps, withdrawal) : known
  if (typeof state === 'number') return state
  if (state === 'refused') return move(deps, withdrawal, 'refused', 'provider_refused')
  if (state === 'not_owner') return move(deps, withdrawal, 'refused', 'key_of_another')
  if (state === 'paid' || state === 'returned') return move(deps, withdrawal, 'paid')
  return SENDING_MS
}

/**
 * Requests the payout, unless an earlier request may still be processed: then returns how long to
 * wait.
 */
async function requestPayout(
  { database, clock, payouts }: WithdrawalDeps,
  withdrawal: StoredWithdrawal,
): Promise<PayoutState | number> {
  const { id, payoutRequestedAt } = withdrawal
  const now = clock.now()
  const openFor = payoutRequestedAt === null ? 0 : payoutRequestedAt + REQUEST_LIFETIME_MS - now
  if (openFor > 0) return openFor
  if (!(await markPayoutRequested(database, { id, before: payoutRequestedAt, at: now })))
    return SENDING_MS
  return payouts.payOut(payoutOf(withdrawal))
}

function payoutOf({ id: payoutId, amount, to, cpf }: StoredWithdrawal): Payout {
  return { payoutId, amount, to, cpf }
}

/** A returned payment is credited to the wallet; it is checked for at growing intervals. */
async function lookForReturn(
  deps: WithdrawalDeps,
  withdrawal: StoredWithdrawal,
): Promise<StepOutcome> {
  const { id, closedAt } = withdrawal
  if (closedAt === null) throw new Error(`withdrawal ${id} is paid, but not closed`)
  const paidFor = deps.clock.now() - closedAt
  if (paidFor < FIRST_LOOK_MS) return FIRST_LOOK_MS - paidFor
  if ((await deps.payouts.findPayout(payoutOf(withdrawal))) === 'returned')
    return move(deps, withdrawal, 'returned', 'receiver_returned')
  return paidFor < RETURNS_LOOKED_FOR_MS ? paidFor : 'ended'
}

/** Compare-and-set on the status; the loser of a race sees it already advanced. */
async function move(
  deps: WithdrawalDeps,
  withdrawal: StoredWithdrawal,
  to: WithdrawalStatus,
  reason: WithdrawalReason | null = null,
): Promise<StepOutcome> {
  const { id, status } = withdrawal
  const at = new Date(deps.clock.now())
  const advance = { id, from: [status], to, reason, at }
  const isMoved = await advanceWithdrawal(deps.database, advance)
  // A refusal is notified by the step after this, also one by a reviewer.
  if (isMoved && to === 'paid')
    logSecurity(deps.log, 'withdrawal sent', { playerId: withdrawal.playerId, withdrawalId: id })
  if (isMoved && to !== 'refused') await notify(deps, withdrawal, to)
  return 'moved'
}

async function notifyRefused(
  deps: WithdrawalDeps,
  withdrawal: StoredWithdrawal,
): Promise<StepOutcome> {
  await notify(deps, withdrawal, 'refused')
  return 'ended'
}

async function notify(
  { database, notifyPlayer }: WithdrawalDeps,
  { id, playerId }: StoredWithdrawal,
  status: WithdrawalStatus,
): Promise<void> {
  notifyPlayer(playerId, { type: 'withdrawal', withdrawalId: id, status })
  notifyPlayer(playerId, { type: 'wallet', wallet: await readWallet(database.kysely, playerId) })
}
