import { sql } from 'kysely'
import * as z from 'zod/mini'
import { rows, timeColumn } from '../../../database/rows.ts'
import type { Reader } from '../../../database/transaction.ts'

const decision = z.object({ at: timeColumn })

/**
 * When the feed sent the last of what decides each of these bets, epoch milliseconds, one entry a
 * settled bet. Our own rules count from when they were applied, a result without a time of the feed
 * from its arrival. A bet that was only opened again has no entry.
 */
export async function readDecisionTimes(
  reader: Reader,
  betIds: readonly number[],
): Promise<number[]> {
  const query = sql`
    select max(coalesce(greatest(outcome.feed_at, cancelled.at, moved.at), outcome.told_at)) as at
    from bet
    join leg on leg.bet_id = bet.id and leg.result is not null
    join selection_outcome outcome on outcome.selection_id = leg.selection_id
    cross join lateral (
      select max(coalesce(feed_at, told_at)) as at from market_cancel
      where game_id = leg.game_id and (market_id is null or market_id = leg.market_id)
    ) cancelled
    cross join lateral (
      select max(recorded_at) as at from kick_off_change where game_id = leg.game_id
    ) moved
    where bet.id = any(${`{${betIds.join()}}`}::bigint[]) and bet.status <> 'pending'
    group by bet.id
  `
  const decisions = await rows(reader, decision, query)
  return decisions.map(({ at }) => at.getTime())
}
