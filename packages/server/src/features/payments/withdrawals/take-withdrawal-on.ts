import type { WithdrawalReason, WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import { logSecurity } from '../../../http/security/security-log.ts'
import type { Again } from '../../../jobs/jobs.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { Payout, PayoutState } from './payout-provider.ts'
import type { WithdrawalParts } from './withdrawal-parts.ts'
import {
  advanceWithdrawal,
  markAsked,
  readWithdrawal,
  type StandingWithdrawal,
} from './withdrawal-store.ts'

/**
 * How long after a payment its return is still looked for, and when first. Who receives a PIX may
 * send it back within 90 days.
 */
const RETURNS_LOOKED_FOR_MS = 90 * 86_400_000
const FIRST_LOOK_MS = 60_000
/** How soon a payout that is under way is asked after. */
const SENDING_MS = 3_000
/**
 * How long a question that nobody answered may still be under way. Before that is over nothing is
 * asked for again, so that a refusal of the second question is the last word on the first as well.
 */
const UNHEARD_MS = 120_000

/** What a step comes to: the withdrawal moved on, or waits so long, or this was the end. */
type StepOutcome = 'moved' | number | 'ended'

type Step = (parts: WithdrawalParts, withdrawal: StandingWithdrawal) => Promise<StepOutcome>

/**
 * Takes a withdrawal as far as it goes now. It is `sending` in the books before the provider hears
 * of it, and the provider is asked what it knows before it is asked to pay: so a crash between any
 * two steps, or a reply that is lost, pays it once (faults, row 20). What a person decides about
 * one in review, and who, comes from outside (`decideWithdrawal`). Throws when the provider could
 * not be asked.
 */
export async function takeWithdrawalOn(
  parts: WithdrawalParts,
  id: string,
): Promise<Again | undefined> {
  for (;;) {
    const withdrawal = await readWithdrawal(parts.database, id)
    const outcome = withdrawal && (await STEPS[withdrawal.status]?.(parts, withdrawal))
    if (typeof outcome === 'number') return { againAfterMs: outcome }
    if (outcome !== 'moved') return undefined
  }
}

const STEPS: Partial<Record<WithdrawalStatus, Step>> = {
  requested: (parts, withdrawal) => approve(parts, withdrawal, parts.config.payment.payoutDelayMs),
  in_review: (parts, withdrawal) => approve(parts, withdrawal, parts.config.payment.reviewMs),
  approved: send,
  sending: payOut,
  paid: lookForReturn,
  refused: tellRefused,
}

async function approve(
  parts: WithdrawalParts,
  withdrawal: StandingWithdrawal,
  afterMs: number | null,
): Promise<StepOutcome> {
  if (afterMs === null) return 'ended'
  const dueIn = withdrawal.createdAt + afterMs - parts.clock.now()
  return dueIn > 0 ? dueIn : move(parts, withdrawal, 'approved')
}

/** The key may have gone to somebody else since the request. */
async function send(parts: WithdrawalParts, withdrawal: StandingWithdrawal): Promise<StepOutcome> {
  const owner = await parts.payouts.findKey(withdrawal.to, withdrawal.cpf)
  if (owner === null) return move(parts, withdrawal, 'refused', 'key_gone')
  if (owner !== 'untold' && owner.cpf !== withdrawal.cpf)
    return move(parts, withdrawal, 'refused', 'key_of_another')
  return move(parts, withdrawal, 'sending')
}

async function payOut(
  parts: WithdrawalParts,
  withdrawal: StandingWithdrawal,
): Promise<StepOutcome> {
  const known = await parts.payouts.findPayout(payoutOf(withdrawal))
  const state = known === 'unknown' ? await ask(parts, withdrawal) : known
  if (typeof state === 'number') return state
  if (state === 'refused') return move(parts, withdrawal, 'refused', 'provider_refused')
  if (state === 'not_owner') return move(parts, withdrawal, 'refused', 'key_of_another')
  if (state === 'paid' || state === 'returned') return move(parts, withdrawal, 'paid')
  return SENDING_MS
}

/** Asks to be paid, unless an earlier question may still be heard: then how long to wait for it. */
async function ask(
  { database, clock, payouts }: WithdrawalParts,
  withdrawal: StandingWithdrawal,
): Promise<PayoutState | number> {
  const { id, askedAt } = withdrawal
  const now = clock.now()
  const openFor = askedAt === null ? 0 : askedAt + UNHEARD_MS - now
  if (openFor > 0) return openFor
  if (!(await markAsked(database, { id, before: askedAt, at: now }))) return SENDING_MS
  return payouts.payOut(payoutOf(withdrawal))
}

function payoutOf({ id: payoutId, amount, to, cpf }: StandingWithdrawal): Payout {
  return { payoutId, amount, to, cpf }
}

/** What was paid and came back goes back to the wallet; looked for after ever longer times. */
async function lookForReturn(
  parts: WithdrawalParts,
  withdrawal: StandingWithdrawal,
): Promise<StepOutcome> {
  const paidFor = parts.clock.now() - (withdrawal.closedAt ?? 0)
  if (paidFor < FIRST_LOOK_MS) return FIRST_LOOK_MS - paidFor
  if ((await parts.payouts.findPayout(payoutOf(withdrawal))) === 'returned')
    return move(parts, withdrawal, 'returned', 'receiver_returned')
  return paidFor < RETURNS_LOOKED_FOR_MS ? paidFor : 'ended'
}

/** From where it stands and from nowhere else: whoever comes second finds it moved. */
async function move(
  parts: WithdrawalParts,
  withdrawal: StandingWithdrawal,
  to: WithdrawalStatus,
  reason: WithdrawalReason | null = null,
): Promise<StepOutcome> {
  const { id, status } = withdrawal
  const at = new Date(parts.clock.now())
  const advance = { id, from: [status], to, reason, at }
  const isMoved = await advanceWithdrawal(parts.database, advance)
  // What is refused is told by the step after this, also when a person refused it.
  if (isMoved && to === 'paid')
    logSecurity(parts.log, 'withdrawal sent', { playerId: withdrawal.playerId, withdrawalId: id })
  if (isMoved && to !== 'refused') await tell(parts, withdrawal, to)
  return 'moved'
}

async function tellRefused(
  parts: WithdrawalParts,
  withdrawal: StandingWithdrawal,
): Promise<StepOutcome> {
  await tell(parts, withdrawal, 'refused')
  return 'ended'
}

async function tell(
  { database, tellPlayer }: WithdrawalParts,
  { id, playerId }: StandingWithdrawal,
  status: WithdrawalStatus,
): Promise<void> {
  tellPlayer(playerId, { type: 'withdrawal', withdrawalId: id, status })
  tellPlayer(playerId, { type: 'wallet', wallet: await readWallet(database.kysely, playerId) })
}
