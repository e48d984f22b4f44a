import { randomUUID } from 'node:crypto'
import type { RefusalOf } from '@caderneta/contract/call'
import type { requestWithdrawal as requestWithdrawalCall } from '@caderneta/contract/payments/withdrawal-calls'
import type {
  WithdrawalReason,
  withdrawSaveRequest,
} from '@caderneta/contract/payments/withdrawals'
import { isRefusal, refuse, refuseFields } from '@caderneta/contract/refusals'
import { type Centavos, parseReais, reaisNumber } from '@caderneta/domain/money/money'
import { parsePixKey } from '@caderneta/domain/payments/pix-key'
import type * as z from 'zod/mini'
import type { PaymentConfig } from '../../../config/config.ts'
import { inTransaction } from '../../../database/transaction.ts'
import type { ResultOf } from '../../../http/route.ts'
import { logSecurity } from '../../../http/security/security-log.ts'
import { checkPassword, type Player, readPlayer } from '../../accounts/accounts.ts'
import { readWallet } from '../../wallet/wallet.ts'
import type { PixKey } from './payout-provider.ts'
import type { WithdrawalDeps } from './withdrawal-deps.ts'
import { type HoldOutcome, holdWithdrawal } from './withdrawal-store.ts'

type WithdrawalRequest = z.infer<typeof withdrawSaveRequest>
type Result = ResultOf<typeof requestWithdrawalCall>
type WithdrawalRefusal = RefusalOf<typeof requestWithdrawalCall>

const DAY_MS = 86_400_000

/**
 * `withdraw/save`: holds the amount at once and records the request. Name and CPF are those of the
 * account; the key has to belong to it (decision 0009). Checked in this order: the form, the
 * password, the waiting day after a change, the limits, the owner of the key, the money.
 */
export async function requestWithdrawal(
  deps: WithdrawalDeps,
  request: WithdrawalRequest,
  playerId: number,
): Promise<Result> {
  const form = readForm(request)
  if (isRefusal(form)) return form
  const isOwner = await checkPassword(deps, playerId, request.password)
  if (isRefusal(isOwner)) return isOwner
  const player = await readPlayer(deps.database.kysely, playerId)
  const refusal =
    restRefusal(player, deps.clock.now()) ??
    limitRefusal(form.amount, deps.config.payment) ??
    (await ownerRefusal(deps, form.to, player))
  if (refusal) return refusal
  return await hold(deps, request.withdrawalId ?? randomUUID(), form, playerId)
}

interface Form {
  readonly to: PixKey
  readonly amount: Centavos
}

function readForm({
  pixKeyType,
  pixKey,
  amount: text,
}: WithdrawalRequest): Form | WithdrawalRefusal {
  const key = parsePixKey(pixKeyType, pixKey)
  const amount = parseReais(text)
  if (key === null) return refuseFields({ pixKey: 'key_invalid' })
  if (amount === 0 || /^-\d+(\.\d{1,2})?$/.test(text))
    return refuseFields({ amount: 'not_positive' })
  if (amount === null) return refuseFields({ amount: 'not_a_number' })
  return { to: { type: pixKeyType, key }, amount }
}

/** An intruder who changes the password or contact of an account waits a day for the money. */
function restRefusal(
  { contact_changed_at: changedAt }: Player,
  now: number,
): WithdrawalRefusal | null {
  if (changedAt === null) return null
  const until = changedAt.getTime() + DAY_MS
  return now < until ? refuse('withdrawal_held', { until }) : null
}

function limitRefusal(amount: Centavos, limits: PaymentConfig): WithdrawalRefusal | null {
  const { withdrawalMin, withdrawalMax } = limits
  if (amount < withdrawalMin)
    return refuse('withdrawal_too_small', { withdrawalMin: reaisNumber(withdrawalMin) })
  if (amount > withdrawalMax)
    return refuse('withdrawal_too_large', { withdrawalMax: reaisNumber(withdrawalMax) })
  return null
}

async function ownerRefusal(
  { payouts }: WithdrawalDeps,
  to: PixKey,
  { cpf }: Player,
): Promise<WithdrawalRefusal | null> {
  const owner = await payouts.findKey(to, cpf)
  if (owner === null) return refuse('key_unknown')
  return owner === 'untold' || owner.cpf === cpf ? null : refuse('key_of_another')
}

async function hold(
  deps: WithdrawalDeps,
  id: string,
  { to, amount }: Form,
  playerId: number,
): Promise<Result> {
  const { database, clock, config, jobs, notifyPlayer } = deps
  const reason: WithdrawalReason | null =
    amount > config.payment.withdrawalReviewOver ? 'large_amount' : null
  const status = reason === null ? 'requested' : 'in_review'
  const at = new Date(clock.now())
  const outcome = await inTransaction(database, async (transaction) => {
    const request = { id, playerId, amount, to, status, reason, at } as const
    const held = await holdWithdrawal(transaction, request)
    if (held === 'held') await jobs.enqueue(transaction, { queue: 'withdrawal', key: id })
    return held
  })
  const refused = REFUSED[outcome]
  if (refused) return refuse(refused)
  logSecurity(deps.log, 'withdrawal requested', { playerId, withdrawalId: id })
  const wallet = await readWallet(database.kysely, playerId)
  notifyPlayer(playerId, { type: 'wallet', wallet })
  return { done: 'withdrawal_requested', body: { withdrawalId: id, wallet } }
}

const REFUSED = {
  held: null,
  repeated: null,
  reused: 'slip_reused',
  not_enough_cash: 'not_enough_cash',
  debt_owed: 'debt_owed',
} as const satisfies Record<HoldOutcome, unknown>
