import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

/** What an operator has to look at: none of it resolves itself. */
const settlementAlerts = z.object({
  outcomesSetAside: z.number(),
  /** Of these, results that our own rule contradicts: an operator decides. */
  resultsInQuestion: z.number(),
  /** Matches that ended long ago and still have open bets. */
  overdueMatches: z.number(),
  overdueLegs: z.number(),
  /** The earliest of these matches; null when there is none. */
  oldestOverdueGameId: z.nullable(z.number()),
})

export type SettlementAlerts = z.infer<typeof settlementAlerts>

export async function readSettlementAlerts(reader: Reader): Promise<SettlementAlerts> {
  const query = sql`
    select
      (select count(*)::integer from outcome_set_aside where resolved_at is null)
        as "outcomesSetAside",
      (select count(*)::integer from outcome_set_aside
        where resolved_at is null and outcome ? 'byRule') as "resultsInQuestion",
      count(*)::integer as "overdueMatches", coalesce(sum(legs), 0)::integer as "overdueLegs",
      (array_agg(game_id order by starts_at))[1] as "oldestOverdueGameId"
    from overdue_match
  `
  return await oneRow(reader, settlementAlerts, query)
}

const oldestOpen = z.object({ ageSeconds: z.number() })

/**
 * The age in seconds of the oldest result that may still decide open bets; 0 without one. A result
 * is closed five minutes after its last bet was paid at the earliest.
 */
export async function readOldestOpenResult(reader: Reader): Promise<number> {
  const query = sql`
    select coalesce(greatest(0, extract(epoch from clock_timestamp() - min(told_at))), 0)::float8
      as "ageSeconds"
    from selection_outcome where closed_at is null
  `
  return (await oneRow(reader, oldestOpen, query)).ageSeconds
}
