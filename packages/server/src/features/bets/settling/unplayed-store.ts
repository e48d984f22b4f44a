import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { retryConflicts } from '../../../database/transaction.ts'

/** A match whose bets were voided by the published rules, and the status that led to it. */
const voidedMatch = z.object({
  gameId: z.number(),
  reason: z.enum(['cancelled', 'postponed', 'interrupted']),
})

type VoidedMatch = z.infer<typeof voidedMatch>

/**
 * Voids the undecided bets on matches that were cancelled, or postponed or interrupted for longer
 * than `hours`; settlement then pays the stakes back. Each match is voided once, even by several
 * servers at the same time.
 */
export function voidUnplayed(database: Database, hours: number): Promise<readonly VoidedMatch[]> {
  const query = sql`select game_id as "gameId", reason from void_unplayed_matches(${hours})`
  return retryConflicts(() => rows(database.kysely, voidedMatch, query))
}
