import type { WithdrawalReason, WithdrawalStatus } from '@caderneta/contract/withdrawals'
import type { Again } from '../../jobs/jobs.ts'
import { readWallet } from '../wallet/wallet.ts'
import type { PayoutState } from './payout-provider.ts'
import type { WithdrawalParts } from './withdrawal-parts.ts'
import { advanceWithdrawal, readWithdrawal, type StandingWithdrawal } from './withdrawal-store.ts'

/** How long after a payment its return is still looked for, and when first. */
const RETURNS_LOOKED_FOR_MS = 172_800_000
const FIRST_LOOK_MS = 60_000
/** How soon a payout that is under way is asked after. */
const SENDING_MS = 3_000

/** What a step comes to: the withdrawal moved on, or waits so long, or this was the end. */
type StepOutcome = 'moved' | number | 'ended'

type Step = (parts: WithdrawalParts, withdrawal: StandingWithdrawal) => Promise<StepOutcome>

/**
 * Takes a withdrawal as far as it goes now. It is `sending` in the books before the provider hears
 * of it, and the provider is asked what it knows before it is asked to pay: so a crash between any
 * two steps, or a reply that is lost, pays it once (faults, row 20). Throws when the provider could
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
  if (owner.cpf !== withdrawal.cpf) return move(parts, withdrawal, 'refused', 'key_of_another')
  return move(parts, withdrawal, 'sending')
}

async function payOut(
  parts: WithdrawalParts,
  withdrawal: StandingWithdrawal,
): Promise<StepOutcome> {
  const state = await payoutState(parts, withdrawal)
  if (state === 'refused') return move(parts, withdrawal, 'refused', 'provider_refused')
  if (state === 'paid' || state === 'returned') return move(parts, withdrawal, 'paid')
  return SENDING_MS
}

async function payoutState(
  { payouts }: WithdrawalParts,
  { id: payoutId, amount, to, cpf }: StandingWithdrawal,
): Promise<PayoutState> {
  const known = await payouts.findPayout(payoutId)
  return known === 'unknown' ? payouts.payOut({ payoutId, amount, to, cpf }) : known
}

/** What was paid and came back goes back to the wallet; looked for after ever longer times. */
async function lookForReturn(
  parts: WithdrawalParts,
  withdrawal: StandingWithdrawal,
): Promise<StepOutcome> {
  const paidFor = parts.clock.now() - (withdrawal.closedAt ?? 0)
  if (paidFor < FIRST_LOOK_MS) return FIRST_LOOK_MS - paidFor
  if ((await parts.payouts.findPayout(withdrawal.id)) === 'returned')
    return move(parts, withdrawal, 'returned', 'receiver_returned')
  return paidFor < RETURNS_LOOKED_FOR_MS ? paidFor : 'ended'
}

/** From where it stands and from nowhere else: whoever comes second finds it moved. */
async function move(
  { database, clock, tellPlayer }: WithdrawalParts,
  { id, playerId, status }: StandingWithdrawal,
  to: WithdrawalStatus,
  reason: WithdrawalReason | null = null,
): Promise<StepOutcome> {
  const at = new Date(clock.now())
  if (await advanceWithdrawal(database, { id, from: [status], to, reason, at })) {
    tellPlayer(playerId, { type: 'withdrawal', withdrawalId: id, status: to })
    tellPlayer(playerId, { type: 'wallet', wallet: await readWallet(database.kysely, playerId) })
  }
  return 'moved'
}
