import type { CashbackTodayWire } from '@caderneta/contract/wallet'
import { civilDate } from '@caderneta/domain/age'
import { LIVE_CASHBACK_PERCENT } from '@caderneta/domain/live-cashback'
import { centavos, reaisNumber } from '@caderneta/domain/money'
import { OFFER_TIME_ZONE } from '@caderneta/domain/offer'
import { sql } from 'kysely'
import type { Parts } from '../../parts.ts'

/** What a player is credited for this civil day of São Paulo if no other bet is settled in it. */
export async function readCashbackToday(
  { database, clock, config }: Pick<Parts, 'database' | 'clock' | 'config'>,
  playerId: number,
): Promise<CashbackTodayWire> {
  const today = civilDate(clock.now(), OFFER_TIME_ZONE)
  const found = await sql<{ staked: number; returned: number; earned: number }>`
    select staked, returned, earned from cashback_collected(${playerId}, ${today})
  `.execute(database.kysely)
  const { staked = 0, returned = 0, earned = 0 } = found.rows[0] ?? {}
  const { cashbackDayMax } = config.offers
  return {
    staked: reaisNumber(centavos(staked)),
    returned: reaisNumber(centavos(returned)),
    collected: reaisNumber(centavos(Math.min(earned, cashbackDayMax))),
    percent: LIVE_CASHBACK_PERCENT,
    dayMax: reaisNumber(cashbackDayMax),
  }
}
