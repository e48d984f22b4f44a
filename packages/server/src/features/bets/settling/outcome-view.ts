import { SELECTION_RESULTS } from '@caderneta/domain/markets/market/market'
import type { SelectionOutcome } from '@caderneta/feed/messages'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows, timeColumn } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

const recordedResult = z.object({ id: z.number(), result: z.string() })

/** The results that are recorded of these selections. */
export async function readRecordedResults(
  reader: Reader,
  outcomes: readonly SelectionOutcome[],
): Promise<ReadonlyMap<number, string>> {
  const ids = outcomes.map(({ selectionId }) => selectionId).filter(Number.isSafeInteger)
  const query = sql`
    select selection_id as id, result from selection_outcome
    where selection_id = any(${`{${ids.join()}}`}::bigint[]) and result is not null
  `
  const found = await rows(reader, recordedResult, query)
  return new Map(found.map(({ id, result }) => [id, result]))
}

/**
 * A game with the outcomes that are recorded of some of its markets and were not taken back; one
 * row without any.
 */
const recordedRow = z.object({
  sportId: z.number(),
  outcome: z.nullable(
    z.object({
      selectionId: z.number(),
      marketId: z.number(),
      result: z.enum(SELECTION_RESULTS),
      deadHeat: z.object({ places: z.number(), tied: z.number() }),
      isConfirmed: z.boolean(),
    }),
  ),
  feedAt: z.nullable(timeColumn),
})

export type RecordedRow = z.infer<typeof recordedRow>

/** What is recorded of these markets of a game; empty for a game that is not known. */
export function readRecordedOutcomes(
  reader: Reader,
  gameId: number,
  marketIds: readonly number[],
): Promise<RecordedRow[]> {
  const query = sql`
    select game.sport_id as "sportId", known.feed_at as "feedAt",
      case when known.selection_id is not null then jsonb_build_object(
        'selectionId', known.selection_id, 'marketId', known.market_id, 'result', known.result,
        'deadHeat', jsonb_build_object('places', dead_heat_places, 'tied', dead_heat_tied),
        'isConfirmed', known.is_confirmed) end as outcome
    from game
    left join selection_outcome known
      on known.game_id = game.id and known.market_id = any(${`{${marketIds.join()}}`}::bigint[])
        and known.result is not null
    where game.id = ${gameId}
  `
  return rows(reader, recordedRow, query)
}
