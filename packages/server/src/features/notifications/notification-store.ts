import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { rows } from '../../database/rows.ts'
import type { WriteTransaction } from '../../database/transaction.ts'

const PAYMENT_KINDS = [
  'deposit_credited',
  'deposit_refunded',
  'withdrawal_paid',
  'withdrawal_returned',
  'withdrawal_refused',
  'withdrawal_cancelled',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

const everyRow = { playerId: z.number(), isShown: z.boolean() }
const queuedNotification = z.discriminatedUnion('kind', [
  z.object({ ...everyRow, kind: z.literal('bets_settled'), betIds: z.array(z.number()) }),
  z.object({
    ...everyRow,
    kind: z.enum(PAYMENT_KINDS),
    amount: z.number(),
    subject: z.optional(z.string()),
  }),
])

/** One row of the queue; amounts in centavos. */
export type QueuedNotification = z.infer<typeof queuedNotification>

const WHOLE_ROW = sql`jsonb_strip_nulls(jsonb_build_object('playerId', player_id, 'kind', kind,
  'amount', amount, 'betIds', to_jsonb(bet_ids), 'subject', subject, 'isShown', is_shown))`
const takenRow = z.object({ row: queuedNotification })

/**
 * Removes the oldest notifications from the queue. They are gone with the commit of the transaction
 * that also writes the mails; other servers skip locked rows.
 */
export async function takeNotifications(
  transaction: WriteTransaction,
  rowsMax: number,
): Promise<QueuedNotification[]> {
  const query = sql`
    with taken as (
      delete from player_notification where id in (
        select id from player_notification order by id limit ${rowsMax} for update skip locked
      )
      returning *
    )
    select ${WHOLE_ROW} as row from taken order by id
  `
  const taken = await rows(transaction, takenRow, query)
  return taken.map(({ row }) => row)
}

/** Marks the oldest notifications that no page was shown; they wait for their mail. */
export async function markShown(
  transaction: WriteTransaction,
  rowsMax: number,
): Promise<QueuedNotification[]> {
  const query = sql`
    with taken as (
      update player_notification set is_shown = true where id in (
        select id from player_notification where not is_shown
        order by id limit ${rowsMax} for update skip locked
      )
      returning *
    )
    select ${WHOLE_ROW} as row from taken order by id
  `
  const marked = await rows(transaction, takenRow, query)
  return marked.map(({ row }) => row)
}

/**
 * Queues one notification per player for the bets in the column `settled` (JSON of `{betId,
 * playerId}`) of a statement: a data-modifying CTE of that same statement.
 */
export function queueSettledBets(source: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into player_notification (player_id, kind, bet_ids)
    select (bet ->> 'playerId')::bigint, 'bets_settled', array_agg((bet ->> 'betId')::bigint)
    from ${source} as source cross join jsonb_array_elements(source.settled) bet
    group by 1
  `
}
