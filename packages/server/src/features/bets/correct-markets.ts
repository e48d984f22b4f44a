import type { FeedMessage } from '@caderneta/feed/messages'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'

type Told<Kind extends FeedMessage['kind']> = Extract<FeedMessage, { kind: Kind }>
export type ToldCancel = Pick<Told<'bet_cancel'>, 'gameId' | 'marketIds' | 'from' | 'to'>
export type ToldMarkets = Pick<Told<'rollback_bet_cancel'>, 'gameId' | 'marketIds'>

// What the feed takes back is written down before any bet is touched, like a result: settlement
// then finds each leg that has to change, and resumes where it was stopped.

/** Takes the results of these markets back: their legs are open again. */
export async function rollbackOutcomes(
  database: Database,
  { gameId, marketIds }: ToldMarkets,
): Promise<void> {
  const markets = marketList(marketIds)
  await sql`
    update selection_outcome set result = null, dead_heat_places = 1, dead_heat_tied = 1,
      version = version + 1, is_confirmed = false, is_corrected = true, closed_at = null,
      reviewed_at = null, told_at = clock_timestamp()
    where game_id = ${gameId} and result is not null
      and (${markets} is null or market_id = any(${markets}))
  `.execute(database.kysely)
}

/**
 * Bets taken from `from` until before `to` (milliseconds UTC) are void on these markets, whatever
 * their result. Without `from` it is from the first bet on, without `to` until this moment.
 */
export function cancelMarkets(database: Database, told: ToldCancel): Promise<void> {
  const { gameId, marketIds, from, to } = told
  return changeMarkets(
    database,
    told,
    sql`
    insert into market_cancel (game_id, market_id, is_rollback, taken_from, taken_to)
    select ${gameId}::bigint, market_id, false, ${timeOf(from)}::timestamptz,
      coalesce(${timeOf(to)}::timestamptz, clock_timestamp())
    from ${marketRows(marketIds)} as cancelled(market_id)`,
  )
}

/** What was cancelled on these markets so far counts again. */
export function rollbackCancel(database: Database, told: ToldMarkets): Promise<void> {
  return changeMarkets(
    database,
    told,
    sql`
    insert into market_cancel (game_id, market_id, is_rollback)
    select ${told.gameId}::bigint, market_id, true
    from ${marketRows(told.marketIds)} as restored(market_id)`,
  )
}

function changeMarkets(
  database: Database,
  { gameId, marketIds }: ToldMarkets,
  change: RawBuilder<unknown>,
): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await change.execute(transaction)
    await sql`select review_markets(${gameId}, ${marketList(marketIds)})`.execute(transaction)
  })
}

/** Null stands for every market. */
function marketList(marketIds: ToldMarkets['marketIds']): RawBuilder<unknown> {
  return sql`${marketIds === 'all' ? null : `{${marketIds.join(',')}}`}::integer[]`
}

function marketRows(marketIds: ToldMarkets['marketIds']): RawBuilder<unknown> {
  return marketIds === 'all' ? sql`(values (null::integer))` : sql`unnest(${marketList(marketIds)})`
}

function timeOf(moment: number | null): Date | null {
  return moment === null ? null : new Date(moment)
}
