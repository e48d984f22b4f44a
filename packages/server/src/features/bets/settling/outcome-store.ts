import type { FeedMessage } from '@caderneta/feed/messages'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

type Settlement = Extract<FeedMessage, { kind: 'bet_settlement' }>
type Outcome = Settlement['outcomes'][number]

/**
 * Selections and results of one game; without a certainty they count as confirmed, without the time
 * at which the feed sent them as the latest.
 */
export type ReportedOutcomes = Pick<Settlement, 'gameId' | 'outcomes'> &
  Partial<Pick<Settlement, 'certainty' | 'at'>>

/** A selection whose result was reported differently before (null: it was taken back). */
const correctedOutcome = z.object({
  selectionId: z.number(),
  recorded: z.nullable(z.string()),
  reported: z.nullable(z.string()),
})

export type CorrectedOutcome = z.infer<typeof correctedOutcome>

const recordedShape = z.object({
  isNews: z.boolean(),
  corrected: z.array(correctedOutcome),
  outdated: z.array(correctedOutcome),
})

export type Recorded = z.infer<typeof recordedShape>

/**
 * The game has had a cancellation or another kick-off: each leg is compared with the void rules. A
 * bet in flight at that time is reviewed within five minutes, unless no server was running.
 */
const IS_VOID_POSSIBLE = sql`(
  exists (select from market_cancel where market_cancel.game_id = sent.game_id)
  or exists (select from kick_off_change where kick_off_change.game_id = sent.game_id)
)`

/** All or none of them, in the transaction of the reader if it has one. */
export async function recordAll(reader: Reader, message: ReportedOutcomes): Promise<Recorded> {
  const rows = JSON.stringify(message.outcomes.map((outcome) => outcomeRow(message, outcome)))
  const isConfirmed = message.certainty !== 'live'
  const differs = sql`((known.result, known.dead_heat_places, known.dead_heat_tied)
    is distinct from (excluded.result, excluded.dead_heat_places, excluded.dead_heat_tied))`
  const feedAt = sql`${message.at === undefined ? null : new Date(message.at)}::timestamptz`
  const query = sql`
    with sent as materialized (
      select distinct on (selection_id) *
      from jsonb_to_recordset(${rows}::jsonb) as (selection_id bigint, game_id bigint,
        market_id integer, result text, dead_heat_places integer, dead_heat_tied integer)
    ),
    recorded as (
      insert into selection_outcome as known (selection_id, game_id, market_id, result,
        dead_heat_places, dead_heat_tied, is_confirmed, is_corrected, feed_at)
      select sent.*, ${isConfirmed}::boolean, ${IS_VOID_POSSIBLE}, ${feedAt} from sent
      order by selection_id
      on conflict (selection_id) do update set
        result = excluded.result, dead_heat_places = excluded.dead_heat_places,
        dead_heat_tied = excluded.dead_heat_tied, is_confirmed = excluded.is_confirmed,
        version = known.version + ${differs}::integer,
        is_corrected = known.is_corrected or ${differs},
        closed_at = case when ${differs} then null else known.closed_at end,
        reviewed_at = case when ${differs} then null else known.reviewed_at end,
        told_at = case when ${differs} then clock_timestamp() else known.told_at end,
        feed_at = greatest(known.feed_at, excluded.feed_at)
      where (excluded.is_confirmed or not known.is_confirmed)
        and (excluded.feed_at < known.feed_at) is not true
        and (${differs} or excluded.is_confirmed <> known.is_confirmed
          or excluded.feed_at > coalesce(known.feed_at, '-infinity'))
      returning selection_id, is_confirmed
    ),
    resolved as (
      update outcome_set_aside set resolved_at = clock_timestamp()
      where resolved_at is null and selection_id in (select selection_id from sent)
    ),
    -- The rows as they were before this statement.
    compared as materialized (
      select sent.selection_id, before.is_confirmed, (before.feed_at > ${feedAt}) is true as is_old,
        (before.result, before.dead_heat_places, before.dead_heat_tied)
          is distinct from (sent.result, sent.dead_heat_places, sent.dead_heat_tied) as differs,
        jsonb_build_object('selectionId', sent.selection_id, 'recorded', before.result,
          'reported', sent.result) as change
      from sent
      join selection_outcome before on before.selection_id = sent.selection_id
    )
    select
      exists (
        select from recorded where not exists (
          select from compared where compared.selection_id = recorded.selection_id
            and not differs and compared.is_confirmed = recorded.is_confirmed)
      ) as "isNews",
      coalesce(jsonb_agg(change) filter (where differs and not is_old), '[]') as corrected,
      coalesce(jsonb_agg(change) filter (where differs and is_old), '[]') as outdated
    from compared
  `
  return await oneRow(reader, recordedShape, query)
}

function outcomeRow({ gameId }: Pick<Settlement, 'gameId'>, outcome: Outcome) {
  return {
    selection_id: outcome.selectionId,
    game_id: gameId,
    market_id: outcome.marketId,
    result: outcome.result,
    dead_heat_places: outcome.deadHeat?.places ?? 1,
    dead_heat_tied: outcome.deadHeat?.tied ?? 1,
  }
}
