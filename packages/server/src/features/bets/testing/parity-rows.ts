import { randomUUID } from 'node:crypto'
import { selectionId } from '@caderneta/domain/markets/market/game-selection'
import type { Database } from '../../../database/database.ts'

/** A bet as its tables hold it, inserted without its slip, its transfers or its match. */
interface ParityBet {
  readonly stake: number
  readonly bonusPercent: number
  readonly legs: readonly ParityLeg[]
  readonly status?: 'win' | 'lose'
  readonly payout?: number
  readonly cashbackPercent?: number
}

interface ParityLeg {
  readonly odds: number
  readonly result: string | null
  readonly places: number
  readonly tied: number
}

const INSERT_BETS = `
  insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
    potential_return, bonus_percent, status, accepted_at, settled_at, payout, cashback_percent)
  overriding system value
  select nth, $2, gen_random_uuid(), 0, stake, stake, 0, 1000, 1, "bonusPercent",
    coalesce(status, 'pending'), now(), case when status is not null then now() end,
    coalesce(payout, 0), coalesce("cashbackPercent", 0)
  from rows from (jsonb_to_recordset($1::jsonb) as (
    stake bigint, "bonusPercent" smallint, status text, payout bigint, "cashbackPercent" smallint
  )) with ordinality as b(stake, "bonusPercent", status, payout, "cashbackPercent", nth)`

const INSERT_LEGS = `
  insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name, odds,
    odds_version, is_live, result, dead_heat_places, dead_heat_tied)
  select bet.nth, leg.nth, leg.nth, 1000002, selection_of(leg.nth, 1), '1', odds, 1, false, result,
    places, tied
  from jsonb_array_elements($1::jsonb) with ordinality as bet(facts, nth)
  cross join lateral rows from (jsonb_to_recordset(facts -> 'legs') as (
    odds integer, result text, places integer, tied integer
  )) with ordinality as leg(odds, result, places, tied, nth)`

/**
 * Runs queries on these bets, numbered from 1, and undoes them; returns the rows of the last:
 * triggers, which would require the slips and transfers of real bets, are off meanwhile.
 */
export async function queryBets<Row extends object>(
  database: Database,
  bets: readonly ParityBet[],
  ...queries: readonly string[]
): Promise<Row[]> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(INSERT_BETS, [JSON.stringify(bets), 1])
    await client.query(INSERT_LEGS, [JSON.stringify(bets)])
    let rows: Row[] = []
    for (const query of queries) rows = (await client.query<Row>(query)).rows
    return rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** A slip of singles on one selection, as `place_bets` reads it. */
export function paritySlip(player: number, game: number, stakes: readonly number[], uses: boolean) {
  const selection = {
    game,
    market: 1000002,
    selection: selectionId(game, 1),
    name: '1',
    handicap: '',
  }
  return {
    ...{ player, slip: randomUUID(), fingerprint: 'parity', cashback: uses },
    selections: [{ ...selection, odds: 1850, version: 1, live: false }],
    bets: stakes.map((stake) => ({
      stake,
      odds: '1850',
      potential_return: 1,
      bonus: 0,
      legs: [0],
    })),
  }
}
