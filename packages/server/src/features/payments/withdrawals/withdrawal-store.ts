import type { WithdrawalReason, WithdrawalStatus } from '@caderneta/contract/payments/withdrawals'
import { type Centavos, centavos } from '@caderneta/domain/money/money'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { oneRow } from '../../../database/rows.ts'
import {
  type Reader,
  retryConflicts,
  type WriteTransaction,
} from '../../../database/transaction.ts'
import type { PixKey } from './payout-provider.ts'

interface NewWithdrawal {
  readonly id: string
  readonly playerId: number
  readonly amount: Centavos
  readonly to: PixKey
  readonly status: 'requested' | 'in_review'
  readonly reason: WithdrawalReason | null
  readonly at: Date
}

const holdRow = z.object({
  outcome: z.enum(['held', 'repeated', 'reused', 'not_enough_cash', 'debt_owed']),
})

export type HoldOutcome = z.infer<typeof holdRow>['outcome']

/** Holds the amount and records the request, in one call under the wallet's lock. */
export async function holdWithdrawal(
  transaction: WriteTransaction,
  { id, playerId, amount, to, status, reason, at }: NewWithdrawal,
): Promise<HoldOutcome> {
  const query = sql`
    select hold_withdrawal(${id}, ${playerId}, ${amount}, ${to.type}, ${to.key}, ${status},
      ${reason}, ${at}) as outcome
  `
  const { outcome } = await oneRow(transaction, holdRow, query)
  return outcome
}

interface Advance {
  readonly id: string
  readonly from: readonly WithdrawalStatus[]
  readonly to: WithdrawalStatus
  readonly reason: WithdrawalReason | null
  readonly at: Date
}

/**
 * Advances a withdrawal, with the transfer that belongs to it; false when its status was another.
 */
export function advanceWithdrawal({ kysely }: Database, advance: Advance): Promise<boolean> {
  return retryConflicts(() => advanceWithdrawalIn(kysely, advance))
}

const movedRow = z.object({ moved: z.boolean() })

/** The same inside a transaction of the caller. */
export async function advanceWithdrawalIn(
  writer: Reader,
  { id, from, to, reason, at }: Advance,
): Promise<boolean> {
  const query = sql`
    select advance_withdrawal(${id}, ${[...from]}::text[], ${to}, ${reason}, ${at}) as moved
  `
  const { moved } = await oneRow(writer, movedRow, query)
  return moved
}

interface PayoutRequestMark {
  readonly id: string
  /** Time of the previous request, milliseconds UTC. */
  readonly before: number | null
  readonly at: number
}

/** Records that the provider is about to be called; false when another process calls it now. */
export async function markPayoutRequested(
  { kysely }: Database,
  { id, before, at }: PayoutRequestMark,
): Promise<boolean> {
  const marked = await kysely
    .updateTable('withdrawal')
    .set({ asked_at: new Date(at) })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('asked_at', 'is not distinct from', before === null ? null : new Date(before))
    .executeTakeFirst()
  return marked.numUpdatedRows === 1n
}

/** The time from which pending withdrawals may be cancelled; null = not at all. */
export async function setCancelableFrom(
  database: Database,
  playerId: number,
  from: Date | null,
): Promise<void> {
  await database.kysely
    .updateTable('player')
    .set({ withdrawals_cancelable_from: from })
    .where('id', '=', playerId)
    .execute()
}

/** A withdrawal as the payer needs it; times in milliseconds UTC. */
export interface StoredWithdrawal {
  readonly id: string
  readonly playerId: number
  readonly amount: Centavos
  readonly to: PixKey
  readonly cpf: string
  readonly status: WithdrawalStatus
  readonly createdAt: number
  readonly closedAt: number | null
  /** When the provider was last requested to pay it. */
  readonly payoutRequestedAt: number | null
}

export async function readWithdrawal(
  { kysely }: Database,
  id: string,
): Promise<StoredWithdrawal | null> {
  const row = await kysely
    .selectFrom('withdrawal')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  return {
    id,
    playerId: row.player_id,
    amount: centavos(row.amount),
    to: { type: row.pix_key_type, key: row.pix_key },
    cpf: row.cpf,
    status: row.status,
    createdAt: row.created_at.getTime(),
    closedAt: row.closed_at?.getTime() ?? null,
    payoutRequestedAt: row.asked_at?.getTime() ?? null,
  }
}

/** Locks the wallet, then the withdrawal; its status, null when there is none. */
export async function lockWithdrawal(
  transaction: WriteTransaction,
  id: string,
): Promise<WithdrawalStatus | null> {
  await sql`
    select from account
    where player_id = (select player_id from withdrawal where id = ${id}) and kind = 'cash'
    for no key update
  `.execute(transaction)
  const row = await transaction
    .selectFrom('withdrawal')
    .select('status')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row?.status ?? null
}

const UNPAID: readonly WithdrawalStatus[] = ['requested', 'in_review', 'approved', 'sending']

/** Identifiers of unfinished withdrawals, oldest first. */
export async function openWithdrawals({ kysely }: Database): Promise<string[]> {
  const rows = await kysely
    .selectFrom('withdrawal')
    .select('id')
    .where('status', 'in', [...UNPAID])
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}
