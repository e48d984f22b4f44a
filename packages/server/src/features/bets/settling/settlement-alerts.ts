import { sql } from 'kysely'
import type { Reader } from '../../../database/transaction.ts'

/** What an operator has to look at: none of it resolves itself. */
export interface SettlementAlerts {
  readonly outcomesSetAside: number
  /** Matches that ended long ago and still have open bets. */
  readonly overdueMatches: number
  readonly overdueLegs: number
  /** The earliest of these matches; null when there is none. */
  readonly oldestOverdueGameId: number | null
}

export async function readSettlementAlerts(reader: Reader): Promise<SettlementAlerts> {
  const found = await sql<SettlementAlerts>`
    select
      (select count(*)::integer from outcome_set_aside where resolved_at is null)
        as "outcomesSetAside",
      count(*)::integer as "overdueMatches", coalesce(sum(legs), 0)::integer as "overdueLegs",
      (array_agg(game_id order by starts_at))[1] as "oldestOverdueGameId"
    from overdue_match
  `.execute(reader)
  const alerts = found.rows[0]
  if (!alerts) throw new Error('settlement alerts: no row')
  return alerts
}
