import { sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { retryConflicts } from '../../../database/transaction.ts'

/** A match whose bets were voided by the published rules, and the status that led to it. */
interface VoidedMatch {
  readonly gameId: number
  readonly reason: 'cancelled' | 'postponed' | 'interrupted'
}

/**
 * Voids the undecided bets on matches that were cancelled, or postponed or interrupted for longer
 * than `hours`; settlement then pays the stakes back. Each match is voided once, even by several
 * servers at the same time.
 */
export function voidUnplayed(database: Database, hours: number): Promise<readonly VoidedMatch[]> {
  return retryConflicts(async () => {
    const voided = await sql<VoidedMatch>`
      select game_id as "gameId", reason from void_unplayed_matches(${hours})
    `.execute(database.kysely)
    return voided.rows
  })
}
