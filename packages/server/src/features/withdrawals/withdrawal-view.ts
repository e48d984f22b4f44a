import {
  type CancelableWire,
  WITHDRAWAL_STATUSES,
  type WithdrawalReason,
  type WithdrawalStatus,
  type WithdrawalWire,
} from '@caderneta/contract/withdrawals'
import { centavos, reaisNumber } from '@caderneta/domain/money'
import { hiddenPixKey } from '@caderneta/domain/pix-key'
import type { Reader } from '../../database/transaction.ts'

/** Statuses in which nothing was sent yet. */
export const CANCELABLE: readonly WithdrawalStatus[] = ['requested', 'in_review', 'approved']

const LIST_MAX = 200

/** The player's withdrawals, newest first, with the time of each step. */
export async function readWithdrawals(
  reader: Reader,
  playerId: number,
  { isOn }: CancelableWire,
): Promise<WithdrawalWire[]> {
  const rows = await reader
    .selectFrom('withdrawal')
    .select(['id', 'amount', 'status', 'pix_key_type', 'pix_key', 'reason'])
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(LIST_MAX)
    .execute()
  const steps = await readSteps(
    reader,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    id: row.id,
    amount: reaisNumber(centavos(row.amount)),
    status: row.status,
    pixKeyType: row.pix_key_type,
    pixKey: hiddenPixKey(row.pix_key),
    reason: row.reason,
    steps: steps.get(row.id) ?? [],
    isCancelable: isOn && CANCELABLE.includes(row.status),
  }))
}

/** Whether this withdrawal is the player's. */
export async function ownsWithdrawal(
  reader: Reader,
  playerId: number,
  id: string,
): Promise<boolean> {
  const own = await reader
    .selectFrom('withdrawal')
    .select('id')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return own !== undefined
}

type Steps = WithdrawalWire['steps']

async function readSteps(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Steps>> {
  const byId = new Map<string, Steps>()
  if (ids.length === 0) return byId
  const rows = await reader
    .selectFrom('withdrawal_step')
    .selectAll()
    .where('withdrawal_id', 'in', [...ids])
    .orderBy('at')
    .execute()
  const inOrder = rows.toSorted((one, other) => placeOf(one.status) - placeOf(other.status))
  for (const { withdrawal_id: id, status, at } of inOrder)
    byId.set(id, [...(byId.get(id) ?? []), { status, at: at.getTime() }])
  return byId
}

function placeOf(status: WithdrawalStatus): number {
  return WITHDRAWAL_STATUSES.indexOf(status)
}

/** Whether pending withdrawals may be cancelled at `now` (milliseconds UTC). */
export async function readCancelable(
  reader: Reader,
  playerId: number,
  now: number,
): Promise<CancelableWire> {
  const row = await reader
    .selectFrom('player')
    .select('withdrawals_cancelable_from')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const from = row.withdrawals_cancelable_from?.getTime() ?? null
  const isOn = from !== null && from <= now
  return { isOn, from: isOn ? null : from }
}

/** A withdrawal that waits for a person. */
export interface WithdrawalInReview {
  readonly id: string
  readonly amount: number
  readonly reason: WithdrawalReason | null
  readonly playerId: number
  readonly ownerName: string
  readonly cpf: string
  readonly createdAt: Date
}

/** All of those, oldest first. */
export async function withdrawalsInReview(reader: Reader): Promise<WithdrawalInReview[]> {
  return await reader
    .selectFrom('withdrawal')
    .select([
      'id',
      'amount',
      'reason',
      'player_id as playerId',
      'owner_name as ownerName',
      'cpf',
      'created_at as createdAt',
    ])
    .where('status', '=', 'in_review')
    .orderBy('created_at')
    .execute()
}
