import type { FeedMessage } from '@caderneta/feed/messages'
import { sql } from 'kysely'
import type { Database } from '../../database/database.ts'

type Settlement = Extract<FeedMessage, { kind: 'bet_settlement' }>

/** A selection that was told one result before and another now. */
export interface ContradictedOutcome {
  readonly selectionId: number
  readonly recorded: string
  readonly told: string
}

/**
 * Writes down what the selections came to, before any bet is touched, so that settlement can always
 * resume. The first result stands: the same one again changes nothing, another one is returned for
 * the log and pays nothing.
 */
export async function recordOutcomes(
  database: Database,
  message: Pick<Settlement, 'gameId' | 'outcomes'>,
): Promise<ContradictedOutcome[]> {
  const rows = JSON.stringify(message.outcomes.map((outcome) => outcomeRow(message, outcome)))
  const found = await sql<ContradictedOutcome>`
    with told as materialized (
      select * from jsonb_to_recordset(${rows}::jsonb) as (selection_id bigint, game_id bigint,
        market_id integer, result text, dead_heat_places integer, dead_heat_tied integer)
    ),
    recorded as (
      insert into selection_outcome (selection_id, game_id, market_id, result, dead_heat_places,
        dead_heat_tied)
      select * from told order by selection_id
      on conflict (selection_id) do nothing
    )
    select told.selection_id as "selectionId", before.result as recorded, told.result as told
    from told
    join selection_outcome before on before.selection_id = told.selection_id
    where (before.result, before.dead_heat_places, before.dead_heat_tied)
      is distinct from (told.result, told.dead_heat_places, told.dead_heat_tied)
  `.execute(database.kysely)
  return found.rows
}

function outcomeRow(
  { gameId }: Pick<Settlement, 'gameId'>,
  outcome: Settlement['outcomes'][number],
) {
  return {
    selection_id: outcome.selectionId,
    game_id: gameId,
    market_id: outcome.marketId,
    result: outcome.result,
    dead_heat_places: outcome.deadHeat?.places ?? 1,
    dead_heat_tied: outcome.deadHeat?.tied ?? 1,
  }
}
