import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow, rows } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

/** Several selections of one match that are bet on together, and the one that represents them. */
export interface Composite {
  readonly selectionId: number
  readonly parts: readonly number[]
}

/** A part with its market. */
interface Part {
  readonly selectionId: number
  readonly marketId: number
}

/** The selection that represents these parts; null where the match has no index left. */
export async function compositeOf(
  reader: Reader,
  gameId: number,
  parts: readonly Part[],
): Promise<number | null> {
  const ids = parts.map(({ selectionId }) => selectionId)
  const markets = parts.map(({ marketId }) => marketId)
  const query = sql`
    select composite_of(${gameId}, ${listOf(ids)}::bigint[], ${listOf(markets)}::integer[]) as id
  `
  return (await oneRow(reader, z.object({ id: z.nullable(z.number()) }), query)).id
}

const compositeRow = z.object({ selectionId: z.number(), parts: z.array(z.number()) })

/** Those of the matches that are not over. */
export async function readOpenComposites(reader: Reader): Promise<readonly Composite[]> {
  const query = sql`
    select selection_id as "selectionId", to_json(parts) as parts
    from composite_selection
    where game_id in (select id from game where status not in ('ended', 'cancelled'))
  `
  return await rows(reader, compositeRow, query)
}

function listOf(ids: readonly number[]): RawBuilder<unknown> {
  return sql`${`{${ids.join(',')}}`}`
}
