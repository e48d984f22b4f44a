import {
  type CancelableWire,
  PENDING_WITHDRAWALS,
  WITHDRAWAL_STATUSES,
  WITHDRAWALS_PER_PAGE,
  type WithdrawalReason,
  type WithdrawalStatus,
  type WithdrawalWire,
} from '@caderneta/contract/payments/withdrawals'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { hiddenPixKey } from '@caderneta/domain/payments/pix-key'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows, timeColumn } from '../../../database/rows.ts'
import { isPast, microsecondsOf, timeCursorText } from '../../../database/time-cursor.ts'
import type { Reader } from '../../../database/transaction.ts'

interface WithdrawalsRequest {
  readonly playerId: number
  /** `next` of the previous page. */
  readonly cursor?: string | undefined
  readonly isPendingOnly: boolean
}

interface WithdrawalsPage {
  readonly data: WithdrawalWire[]
  readonly next: string | null
}

/** One page of the player's withdrawals, newest first, with the time of each step. */
export async function readWithdrawals(
  reader: Reader,
  request: WithdrawalsRequest,
  { isOn }: CancelableWire,
): Promise<WithdrawalsPage> {
  const found = await readPage(reader, request, WITHDRAWALS_PER_PAGE + 1)
  const shown = found.slice(0, WITHDRAWALS_PER_PAGE)
  const last = found.length > shown.length ? shown.at(-1) : undefined
  const steps = await readSteps(
    reader,
    shown.map(({ id }) => id),
  )
  const data = shown.map((row) => ({
    id: row.id,
    amount: reaisNumber(centavos(row.amount)),
    status: row.status,
    pixKeyType: row.pix_key_type,
    pixKey: hiddenPixKey(row.pix_key),
    reason: row.reason,
    steps: steps.get(row.id) ?? [],
    isCancelable: isOn && PENDING_WITHDRAWALS.includes(row.status),
  }))
  return { data, next: last ? timeCursorText(last) : null }
}

function readPage(
  reader: Reader,
  { playerId, cursor, isPendingOnly }: WithdrawalsRequest,
  limit: number,
) {
  // Literals: the partial index of these statuses is not used for parameters.
  const pending = sql.join(PENDING_WITHDRAWALS.map((status) => sql.lit(status)))
  return reader
    .selectFrom('withdrawal')
    .select(['id', 'amount', 'status', 'pix_key_type', 'pix_key', 'reason'])
    .select(microsecondsOf('withdrawal').as('us'))
    .where('player_id', '=', playerId)
    .where(isPendingOnly ? sql<boolean>`status in (${pending})` : sql<boolean>`true`)
    .where(isPast('withdrawal', cursor))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whether this withdrawal belongs to the player. */
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

const stepRow = z.object({
  withdrawal_id: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  at: timeColumn,
})

async function readSteps(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Steps>> {
  const byId = new Map<string, Steps>()
  if (ids.length === 0) return byId
  const query = sql`
    select step.*
    from unnest(${[...ids]}::uuid[]) as wanted(id)
    cross join lateral (
      select withdrawal_id, status, at from withdrawal_step
      where withdrawal_step.withdrawal_id = wanted.id offset 0
    ) step
    order by step.at
  `
  const found = await rows(reader, stepRow, query)
  const inOrder = found.toSorted(
    (one, other) => statusIndex(one.status) - statusIndex(other.status),
  )
  for (const { withdrawal_id: id, status, at } of inOrder)
    byId.set(id, [...(byId.get(id) ?? []), { status, at: at.getTime() }])
  return byId
}

function statusIndex(status: WithdrawalStatus): number {
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

/** A withdrawal that waits for a review. */
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

const oldestOpen = z.object({ status: z.string(), ageSeconds: z.number() })

type OldestWithdrawal = z.infer<typeof oldestOpen>

/** For each open status the age of its oldest withdrawal, 0 without one: a look into an index. */
export function readOldestWithdrawals(reader: Reader): Promise<readonly OldestWithdrawal[]> {
  const query = sql`
    select status, coalesce(greatest(0, extract(epoch from clock_timestamp() - (
      select min(created_at) from withdrawal
      where withdrawal.status = open.status
        and withdrawal.status in ('requested', 'in_review', 'approved', 'sending')
    ))), 0)::float8 as "ageSeconds"
    from unnest(array['requested', 'in_review', 'approved', 'sending']) open (status)
  `
  return rows(reader, oldestOpen, query)
}
