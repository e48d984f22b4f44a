import type { BetTab, BetWire } from '@caderneta/contract/wagers'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import { type BetFacts, betWire, type LegFacts } from './bet-wire.ts'

const DAY_MS = 86_400_000

/** Bets of one page; whatever is older is in the history. */
const BETS_MAX = 1000

/** The caller's bets of one tab, newest first. `now` in milliseconds UTC. */
export async function readBets(
  reader: Reader,
  playerId: number,
  tab: BetTab,
  now: number,
): Promise<BetWire[]> {
  const facts = await readFacts(reader, sql`bet.player_id = ${playerId} and ${inTab(tab, now)}`)
  return facts.map(betWire)
}

/** These bets of this player, as the stream tells them. */
export async function readBetsById(
  reader: Reader,
  playerId: number,
  betIds: readonly number[],
): Promise<BetWire[]> {
  const ids = sql`${`{${betIds.join(',')}}`}::bigint[]`
  const facts = await readFacts(reader, sql`bet.player_id = ${playerId} and bet.id = any(${ids})`)
  return facts.map(betWire)
}

/** The bets of one slip in the order of its lines. */
export async function readSlipBets(
  reader: Reader,
  playerId: number,
  slipId: string,
): Promise<BetFacts[]> {
  const isOfSlip = sql`bet.player_id = ${playerId} and bet.slip_id = ${slipId}`
  return (await readFacts(reader, isOfSlip)).reverse()
}

function inTab(tab: BetTab, now: number): RawBuilder<unknown> {
  const isRecent = sql`bet.settled_at > ${new Date(now - DAY_MS)}`
  switch (tab) {
    case 'finish':
      return sql`false`
    case 'pending':
      return sql`bet.status = 'pending'`
    case 'live':
      return sql`bet.status = 'pending' and exists (
        select from leg join game on game.id = leg.game_id
        where leg.bet_id = bet.id and game.status in ('live', 'halftime')
      )`
    case 'finished':
      return isRecent
    case 'all':
      return sql`(bet.status = 'pending' or ${isRecent})`
  }
}

interface BetRow {
  readonly id: number
  readonly reference: string
  readonly status: BetFacts['status']
  readonly stake: number
  readonly potential_return: number
  readonly bonus_percent: number
  readonly accepted_at: Date
  readonly settled_at: Date | null
  readonly payout: number
  readonly legs: readonly LegFacts[]
}

async function readFacts(reader: Reader, condition: RawBuilder<unknown>): Promise<BetFacts[]> {
  const found = await sql<BetRow>`
    select bet.id, slip.reference, bet.status, bet.stake, bet.potential_return, bet.bonus_percent,
      bet.accepted_at, bet.settled_at, bet.payout, (
        select jsonb_agg(jsonb_build_object(
          'selectionId', leg.selection_id, 'name', leg.selection_name, 'handicap', leg.handicap,
          'marketId', leg.market_id, 'odds', leg.odds, 'result', leg.result,
          'gameId', game.id, 'home', game.home_name, 'away', game.away_name,
          'gameStatus', game.status, 'scoreHome', game.score_home, 'scoreAway', game.score_away,
          'startsAt', floor(extract(epoch from game.starts_at) * 1000)
        ) order by leg.position)
        from leg join game on game.id = leg.game_id
        where leg.bet_id = bet.id
      ) as legs
    from bet
    join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
    where ${condition}
    order by bet.id desc
    limit ${BETS_MAX}
  `.execute(reader)
  return found.rows.map(betFacts)
}

function betFacts(row: BetRow): BetFacts {
  return {
    betId: row.id,
    reference: row.reference,
    status: row.status,
    stake: row.stake,
    potentialReturn: row.potential_return,
    bonusPercent: row.bonus_percent,
    acceptedAt: row.accepted_at.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
    payout: row.payout,
    legs: row.legs,
  }
}
