import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import type { WriteTransaction } from '../../../database/transaction.ts'

/** An outcome that was not recorded; the bets on its selection stay open. */
export interface OutcomeSetAside {
  readonly outcome: unknown
  /** The error of the database, or of the check before it. */
  readonly reason: string
}

const NUL = /\0/g

/** Stores the outcome with the reason; one that was set aside before is counted again. */
export async function setAside(
  database: Database,
  { outcome, reason }: OutcomeSetAside,
  selectionId: number,
): Promise<void> {
  // PostgreSQL text cannot contain character 0, and the text of an error may quote one.
  const text = JSON.stringify(outcome, (_, value: unknown) =>
    typeof value === 'string' ? value.replace(NUL, '') : value,
  )
  await sql`
    insert into outcome_set_aside as known (outcome, selection_id, reason)
    values (${text}::jsonb, ${Number.isSafeInteger(selectionId) ? selectionId : null},
      ${reason.replace(NUL, '')})
    on conflict (md5(outcome::text)) do update set
      refusals = known.refusals + 1, reason = excluded.reason, last_at = excluded.last_at,
      -- An operator has decided about it once and for all; feeds repeat their results.
      resolved_at = case when exists (select from review where set_aside_id = known.id)
        then known.resolved_at end
  `.execute(database.kysely)
}

const setAsideRow = z.object({ outcome: z.unknown(), isResolved: z.boolean() })

/** An outcome that was set aside, which no other decision can be about until the end; or null. */
export async function lockSetAside(transaction: WriteTransaction, id: number) {
  const query = sql`
    select outcome, resolved_at is not null as "isResolved" from outcome_set_aside
    where id = ${id} for update
  `
  const [found] = await rows(transaction, setAsideRow, query)
  return found ?? null
}
