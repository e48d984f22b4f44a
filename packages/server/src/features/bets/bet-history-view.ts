import { HISTORY_BETS_PER_PAGE } from '@caderneta/contract/bet-history'
import type { Refusal } from '@caderneta/contract/refusals'
import { type RawBuilder, sql } from 'kysely'
import { type PlayerDays, withinDays, wrongDays } from '../../database/player-days.ts'
import type { Reader } from '../../database/transaction.ts'
import type { StoredBet } from './bet-wire.ts'
import { readFacts } from './bets-view.ts'

export interface HistoryPage {
  readonly bets: readonly StoredBet[]
  readonly total: number
  readonly page: number
  readonly pages: number
}

/** One page of every bet ever, newest first. */
export async function readHistory(
  reader: Reader,
  range: PlayerDays,
  page: number,
): Promise<HistoryPage | Refusal> {
  const wrong = wrongDays(range)
  if (wrong) return wrong
  const limit = HISTORY_BETS_PER_PAGE
  const bets = await readFacts(reader, inRange(range), { limit, offset: (page - 1) * limit })
  const total = await countBets(reader, range)
  return { bets, total, page, pages: Math.ceil(total / limit) }
}

/** The newest bets of the range, at most `limit`. */
export async function readHistoryAtOnce(
  reader: Reader,
  range: PlayerDays,
  limit: number,
): Promise<readonly StoredBet[] | Refusal> {
  return wrongDays(range) ?? readFacts(reader, inRange(range), { limit, offset: 0 })
}

/** Bets placed on these days. */
function inRange(days: PlayerDays): RawBuilder<unknown> {
  return sql`bet.player_id = ${days.playerId}
    and ${withinDays(sql`bet.accepted_at`, days)}`
}

async function countBets(reader: Reader, range: PlayerDays): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::integer as total from bet where ${inRange(range)}
  `.execute(reader)
  return found.rows[0]?.total ?? 0
}
