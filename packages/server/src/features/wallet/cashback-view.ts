import type { CashbackTodayWire } from '@caderneta/contract/wallet/wallet'
import { LIVE_CASHBACK_PERCENT } from '@caderneta/domain/bet/live-cashback'
import { OFFER_TIME_ZONE } from '@caderneta/domain/bet/offer'
import { centavos, reaisNumber } from '@caderneta/domain/money/money'
import { civilDate } from '@caderneta/domain/person/age'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { oneRow } from '../../database/rows.ts'
import type { ServerDeps } from '../../server-deps.ts'

const collectedRow = z.object({
  staked: z.number(),
  returned: z.number(),
  earned: z.number(),
})

/**
 * The cashback of a player for the days of São Paulo that are still open, today's and those that
 * wait for their open bets, if no other bet of them is settled.
 */
export async function readCashbackToday(
  { database, clock, config }: Pick<ServerDeps, 'database' | 'clock' | 'config'>,
  playerId: number,
): Promise<CashbackTodayWire> {
  const today = civilDate(clock.now(), OFFER_TIME_ZONE)
  const { cashbackDayMax } = config.offers
  const query = sql`
    select coalesce(sum(staked), 0)::bigint as staked,
      coalesce(sum(returned), 0)::bigint as returned,
      coalesce(sum(least(earned, ${cashbackDayMax}::bigint)), 0)::bigint as earned
    from cashback_day cross join lateral cashback_collected(player_id, day)
    where player_id = ${playerId} and (closed_at is null or day = ${today})
  `
  const { staked, returned, earned } = await oneRow(database.kysely, collectedRow, query)
  return {
    staked: reaisNumber(centavos(staked)),
    returned: reaisNumber(centavos(returned)),
    collected: reaisNumber(centavos(earned)),
    percent: LIVE_CASHBACK_PERCENT,
    dayMax: reaisNumber(cashbackDayMax),
  }
}
