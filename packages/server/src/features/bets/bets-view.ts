import type { BetTab } from '@caderneta/contract/wagers'
import { GAME_STATUSES, isUnderWay } from '@caderneta/domain/game'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { BetFacts, LegFacts, StoredBet } from './bet-wire.ts'

const DAY_MS = 86_400_000
const UNDER_WAY = GAME_STATUSES.filter(isUnderWay)

/** Bets of one page; whatever is older is in the history. */
const BETS_MAX = 1000

/** The caller's bets of one tab, newest first. `now` in milliseconds UTC. */
export function readTab(
  reader: Reader,
  playerId: number,
  tab: BetTab,
  now: number,
): Promise<StoredBet[]> {
  return readFacts(reader, sql`bet.player_id = ${playerId} and ${inTab(tab, now)}`)
}

/** These bets of this player, without those of others. */
export function readFactsById(
  reader: Reader,
  playerId: number,
  betIds: readonly number[],
): Promise<StoredBet[]> {
  const ids = sql`${`{${betIds.join(',')}}`}::bigint[]`
  return readFacts(reader, sql`bet.player_id = ${playerId} and bet.id = any(${ids})`)
}

/** The bets of one slip in the order of its lines. */
export async function readSlipBets(
  reader: Reader,
  playerId: number,
  slipId: string,
): Promise<StoredBet[]> {
  const isOfSlip = sql`bet.player_id = ${playerId} and bet.slip_id = ${slipId}`
  return (await readFacts(reader, isOfSlip)).reverse()
}

function inTab(tab: BetTab, now: number): RawBuilder<unknown> {
  const isRecent = sql`bet.settled_at > ${new Date(now - DAY_MS)}`
  switch (tab) {
    case 'finish':
    case 'pending':
      return sql`bet.status = 'pending'`
    case 'live':
      return sql`bet.status = 'pending' and exists (
        select from leg join game on game.id = leg.game_id
        where leg.bet_id = bet.id and game.status = any(${UNDER_WAY})
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
  readonly at_stake: number
  readonly at_stake_cash: number
  readonly at_stake_cashback: number
  readonly returned_early: number
  readonly cashback_percent: number
  readonly cashback: number
  readonly potential_return: number
  readonly bonus_percent: number
  readonly accepted_at: Date
  readonly settled_at: Date | null
  readonly payout: number
  readonly legs: readonly LegFacts[]
}

/** The bets that fulfil a condition on `bet`, newest first. */
export async function readFacts(
  reader: Reader,
  condition: RawBuilder<unknown>,
  page: { readonly limit: number; readonly offset: number } = { limit: BETS_MAX, offset: 0 },
): Promise<StoredBet[]> {
  const found = await sql<BetRow>`
    select bet.id, slip.reference, bet.status, bet.stake, bet.potential_return, bet.bonus_percent,
      bet.accepted_at, bet.settled_at, bet.payout, bet.at_stake, bet.returned_early,
      bet.stake_cash - bet.closed_cash as at_stake_cash,
      bet.stake_cashback - bet.closed_cashback as at_stake_cashback,
      bet.cashback_percent, bet.cashback, (
        select jsonb_agg(jsonb_build_object(
          'selectionId', leg.selection_id, 'name', leg.selection_name, 'handicap', leg.handicap,
          'marketId', leg.market_id, 'odds', leg.odds, 'result', leg.result,
          'deadHeatPlaces', leg.dead_heat_places, 'deadHeatTied', leg.dead_heat_tied,
          'gameId', game.id, 'sportId', game.sport_id, 'tournamentId', game.tournament_id,
          'home', game.home_name, 'away', game.away_name,
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
    limit ${page.limit} offset ${page.offset}
  `.execute(reader)
  return found.rows.map(betFacts)
}

function betFacts(row: BetRow): StoredBet {
  return {
    betId: row.id,
    reference: row.reference,
    status: row.status,
    stake: row.stake,
    atStake: row.at_stake,
    atStakeCash: row.at_stake_cash,
    atStakeCashback: row.at_stake_cashback,
    returnedEarly: row.returned_early,
    cashbackPercent: row.cashback_percent,
    cashback: row.cashback,
    potentialReturn: row.potential_return,
    bonusPercent: row.bonus_percent,
    acceptedAt: row.accepted_at.getTime(),
    settledAt: row.settled_at?.getTime() ?? null,
    payout: row.payout,
    legs: row.legs,
  }
}
