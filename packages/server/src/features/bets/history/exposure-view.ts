import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

const openExposure = z.object({
  bets: z.number(),
  /** What is still at stake, in centavos. */
  stakes: z.number(),
  /** What all of it would return if every open bet won, in centavos. */
  payouts: z.number(),
})

export type OpenExposure = z.infer<typeof openExposure>

/** The open bets of all players; reads each of them once. */
export function readOpenExposure(reader: Reader): Promise<OpenExposure> {
  const query = sql`
    select count(*) as bets, coalesce(sum(at_stake), 0)::bigint as stakes,
      coalesce(sum(div(potential_return::numeric * at_stake, stake)), 0)::bigint as payouts
    from bet where status = 'pending'
  `
  return oneRow(reader, openExposure, query)
}
