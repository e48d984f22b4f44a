import pg from 'pg'

interface OpenBetsToFill {
  readonly playerId: number
  /** Open trebles of this player, in slips of a thousand. */
  readonly bets: number
  /** How many of the matches under way are in the bets of this player. */
  readonly liveGames: number
}

const SCHEDULED_GAMES = 500
const LIVE_GAMES = 30

/**
 * Gives a player open trebles of R$ 1,00 on matches to come, one in twenty of them with a match
 * under way, in set-based SQL without triggers and without their money.
 */
export async function fillOpenBets(databaseUrl: string, wanted: OpenBetsToFill): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query('set local statement_timeout = 0')
    await client.query(SETTINGS, [wanted.playerId, wanted.bets, wanted.liveGames])
    for (const statement of STATEMENTS) await client.query(statement)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

const SETTINGS = `
  create temporary table filling on commit drop as
  select $1::bigint as player_id, $2::bigint as bets, $3::bigint as live_games,
    (select coalesce(max(id), 0) from bet) as bet_base,
    (select coalesce(max(id), 0) from game) + 1 as game_base`

const STATEMENTS = [
  `insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
     away_id, away_name, starts_at, status)
   select game_base + n, 1, 10037440, 'Série A', 'Brasil', 1, 'Grêmio', 2, 'Santos',
     now() + case when n < ${LIVE_GAMES} then interval '-20 minutes' else interval '2 days' end,
     case when n < ${LIVE_GAMES} then 'live' else 'scheduled' end
   from filling, generate_series(0, ${LIVE_GAMES} + ${SCHEDULED_GAMES} - 1) n`,
  `create temporary table filled_bet on commit drop as
   select bet_base + i as bet_id, player_id, slip_id, i % 1000 as position, i, game_base,
     live_games, now() - interval '50 minutes' + i * interval '1 millisecond' as accepted_at
   from filling
   cross join (select nth, gen_random_uuid() as slip_id from filling,
     generate_series(0, bets / 1000) nth) slip
   cross join lateral generate_series(nth * 1000, least(nth * 1000 + 999, bets)) i
   where i > 0`,
  `insert into slip (player_id, slip_id, fingerprint, reference, cash_after, cashback_after,
     created_at)
   select player_id, slip_id, '', 'CAD-O' || min(bet_id), 0, 0, min(accepted_at) from filled_bet
   group by 1, 2`,
  `insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
     potential_return, accepted_at)
   overriding system value
   select bet_id, player_id, slip_id, position, 100, 100, 0, 8000, 800, accepted_at
   from filled_bet order by bet_id`,
  `insert into leg (bet_id, player_id, position, game_id, market_id, selection_id, selection_name,
     odds, odds_version, is_live)
   select bet_id, player_id, n, game, 1000002, selection_of(game, 1), '1', 2000, 1, false
   from filled_bet
   cross join generate_series(1, 3) n
   cross join lateral (
     select game_base + case when n = 1 and i % 20 = 0 and live_games > 0
       then i / 20 % live_games else ${LIVE_GAMES} + (i * 7 + n * 131) % ${SCHEDULED_GAMES} end
       as game
   ) chosen
   order by bet_id, n`,
  `select setval('bet_id_seq', (select max(id) from bet))`,
]
