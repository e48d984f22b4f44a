import { indexOf } from '@caderneta/domain/markets/market/game-selection'
import type { PricedSelection } from '@caderneta/domain/markets/market/priced-selection'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../../database/database.ts'
import { oneRow } from '../../../database/rows.ts'
import type { Trust } from '../feed-monitor.ts'
import type { GamePrices } from './waiting-prices.ts'

/** Market, kind, name, header and handicap of a selection, which do not follow from its index. */
export const priceLabel = z.tuple([z.number(), z.number(), z.string(), z.string(), z.string()])

type PriceLabel = z.infer<typeof priceLabel>

/** Adds to the history: a row for each version and status of a game's prices. */
export async function recordOdds(database: Database, games: readonly GamePrices[]): Promise<void> {
  await database.pool.query({
    name: 'record_game_odds',
    text: `
      insert into game_odds (game_id, told_at, version, status, is_whole, indexes, odds, labels)
      select game, told_at, version, status, is_whole, indexes::integer[], odds::integer[], labels
      from json_to_recordset($1::json) as r(game bigint, told_at timestamptz, version bigint,
        status text, is_whole boolean, indexes text, odds text, labels json)`,
    values: [JSON.stringify(games.flatMap(oddsRows))],
  })
}

/** Only the first row of a whole game is marked as one; each of its rows has the names. */
function oddsRows({ gameId, at, isWhole, selections }: GamePrices) {
  const told_at = new Date(at).toISOString()
  return groupPrices(selections).map((group, position) => ({
    ...{ game: gameId, told_at, version: group.version, status: group.status },
    is_whole: isWhole && position === 0,
    indexes: `{${group.selections.map(({ selectionId }) => indexOf(selectionId)).join()}}`,
    odds: `{${group.selections.map(({ odds }) => odds).join()}}`,
    labels: isWhole ? group.selections.map(labelOf) : null,
  }))
}

interface PriceGroup extends Pick<PricedSelection, 'version' | 'status'> {
  readonly selections: PricedSelection[]
}

function groupPrices(selections: readonly PricedSelection[]): readonly PriceGroup[] {
  const groups = new Map<string, PriceGroup>()
  for (const selection of selections) {
    const { version, status } = selection
    const group = groups.get(`${version} ${status}`)
    if (group) group.selections.push(selection)
    else groups.set(`${version} ${status}`, { version, status, selections: [selection] })
  }
  return [...groups.values()]
}

function labelOf({ marketId, oddId, name, header, handicap }: PricedSelection): PriceLabel {
  return [marketId, oddId, name, header, handicap]
}

/**
 * Records from when on the feed was trusted, and at which level: after every earlier record, also
 * when both have the same millisecond or the clock was set back.
 */
export async function recordTrust(database: Database, trust: Trust, at: number): Promise<void> {
  await sql`
    insert into feed_trust (changed_at, trust)
    select greatest(${new Date(at)}::timestamptz, max(changed_at) + interval '1 microsecond'),
      ${trust}
    from feed_trust
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
