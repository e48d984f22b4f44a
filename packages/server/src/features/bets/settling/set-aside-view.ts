import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows, timeColumn } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

const openSetAside = z.object({
  id: z.number(),
  outcome: z.unknown(),
  reason: z.string(),
  refusals: z.number(),
  lastAt: timeColumn,
})

export type OpenSetAside = z.infer<typeof openSetAside>

/** Outcomes set aside and not recorded since, oldest first. */
export async function readSetAside(reader: Reader): Promise<readonly OpenSetAside[]> {
  const query = sql`
    select id, outcome, reason, refusals, last_at as "lastAt" from outcome_set_aside
    where resolved_at is null order by id
  `
  return await rows(reader, openSetAside, query)
}
