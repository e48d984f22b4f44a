import type { FeedMessage } from '@caderneta/feed/messages'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../database/database.ts'
import { inTransaction } from '../../../database/transaction.ts'

type MessageOf<Kind extends FeedMessage['kind']> = Extract<FeedMessage, { kind: Kind }>
/** When the feed sent it, in milliseconds UTC; without it the order of arrival counts. */
type Timed = Partial<Pick<FeedMessage, 'at'>>
type CancelMessage = Timed & Pick<MessageOf<'bet_cancel'>, 'gameId' | 'marketIds' | 'from' | 'to'>
type MarketsMessage = Timed & Pick<MessageOf<'rollback_bet_cancel'>, 'gameId' | 'marketIds'>
type RollbackMessage = MarketsMessage &
  Partial<Pick<MessageOf<'rollback_bet_settlement'>, 'selectionIds'>>

// What the feed takes back is recorded before any bet is touched, like a result: settlement then
// finds each leg that has to change, and resumes where it was stopped.

/** Takes back the results of these markets that the feed did not send later: legs open again. */
export async function rollbackOutcomes(
  database: Database,
  { gameId, marketIds, selectionIds, at }: RollbackMessage,
): Promise<void> {
  const markets = marketList(marketIds)
  const named = sql`${selectionIds ? `{${selectionIds.join(',')}}` : null}::bigint[]`
  const feedAt = sql`${timeOf(at)}::timestamptz`
  await sql`
    update selection_outcome set result = null, dead_heat_places = 1, dead_heat_tied = 1,
      version = version + 1, is_confirmed = false, is_corrected = true, closed_at = null,
      reviewed_at = null, told_at = clock_timestamp(), feed_at = greatest(feed_at, ${feedAt})
    where game_id = ${gameId} and result is not null and (feed_at > ${feedAt}) is not true
      and (${markets} is null or market_id = any(${markets}))
      and (${named} is null or selection_id = any(${named}))
  `.execute(database.kysely)
}

/**
 * Bets accepted from `from` until before `to` (milliseconds UTC) are void on these markets,
 * whatever their result. Without `from` the period begins with the first bet, without `to` it ends
 * now.
 */
export function cancelMarkets(database: Database, message: CancelMessage): Promise<void> {
  const { gameId, marketIds, from, to, at } = message
  return changeMarkets(
    database,
    message,
    sql`
    insert into market_cancel (game_id, market_id, is_rollback, taken_from, taken_to, feed_at)
    select ${gameId}::bigint, market_id, false, ${timeOf(from)}::timestamptz,
      coalesce(${timeOf(to)}::timestamptz, clock_timestamp()), ${timeOf(at)}::timestamptz
    from ${marketRows(marketIds)} as cancelled(market_id)
    on conflict do nothing`,
  )
}

/** Revokes the cancellations of these markets so far: their bets count again. */
export function rollbackCancel(database: Database, message: MarketsMessage): Promise<void> {
  return changeMarkets(
    database,
    message,
    sql`
    insert into market_cancel (game_id, market_id, is_rollback, feed_at)
    select ${message.gameId}::bigint, market_id, true, ${timeOf(message.at)}::timestamptz
    from ${marketRows(message.marketIds)} as restored(market_id)
    on conflict do nothing`,
  )
}

function changeMarkets(
  database: Database,
  { gameId, marketIds }: MarketsMessage,
  change: RawBuilder<unknown>,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await change.execute(transaction)
    await sql`select review_markets(${gameId}, ${marketList(marketIds)})`.execute(transaction)
  })
}

/** Null means every market. */
function marketList(marketIds: MarketsMessage['marketIds']): RawBuilder<unknown> {
  return sql`${marketIds === 'all' ? null : `{${marketIds.join(',')}}`}::integer[]`
}

function marketRows(marketIds: MarketsMessage['marketIds']): RawBuilder<unknown> {
  return marketIds === 'all' ? sql`(values (null::integer))` : sql`unnest(${marketList(marketIds)})`
}

function timeOf(moment: number | null = null): Date | null {
  return moment === null ? null : new Date(moment)
}
