import type { PricedSelection } from '@caderneta/domain/markets/priced-selection'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../database/database.ts'
import { oneRow } from '../../database/rows.ts'
import type { Trust } from './feed-monitor.ts'

/** A selection as it was published, and when that arrived; milliseconds UTC. */
export interface PriceChange {
  readonly selection: PricedSelection
  readonly at: number
}

/** Adds to the history and updates the last prices (`record_odds`). */
export async function recordOdds(
  database: Database,
  changes: readonly PriceChange[],
): Promise<void> {
  await database.pool.query({
    name: 'record_odds',
    text: 'select record_odds($1::jsonb)',
    values: [JSON.stringify(changes.map(priceRow))],
  })
}

function priceRow({ selection, at }: PriceChange, place: number) {
  return {
    selection: selection.selectionId,
    game: selection.gameId,
    market: selection.marketId,
    odd: selection.oddId,
    name: selection.name,
    header: selection.header,
    handicap: selection.handicap,
    version: selection.version,
    odds: selection.odds,
    status: selection.status,
    told_at: new Date(at).toISOString(),
    place,
  }
}

/** Records from when on the feed was trusted, and at which level. */
export async function recordTrust(database: Database, trust: Trust, at: number): Promise<void> {
  await sql`
    insert into feed_trust (changed_at, trust) values (${new Date(at)}, ${trust})
    on conflict (changed_at) do update set trust = excluded.trust
  `.execute(database.kysely)
}

/** The largest number of games whose odds one call deletes. */
const FORGOTTEN_MAX = 50

const forgottenRow = z.object({ games: z.number() })

/** Deletes the odds of games that ended before this moment; true when there are more. */
export async function forgetOdds(database: Database, endedBefore: number): Promise<boolean> {
  const query = sql`select forget_odds(${new Date(endedBefore)}, ${FORGOTTEN_MAX}) as games`
  const { games } = await oneRow(database.kysely, forgottenRow, query)
  return games === FORGOTTEN_MAX
}
