import pg from 'pg'

interface HistoryToFill {
  readonly bets: number
  /** Of all bets, those of the first player. */
  readonly betsOfFirst: number
  readonly players: number
  readonly games: number
  /** Centavos that each player keeps beside the stakes; none unless named. */
  readonly surplus?: number
}

/**
 * Fills a database with settled singles of R$ 1,00 at 2.00, one a second up to an hour ago, won on
 * games with an even id, each paid before the next bet of its player, after a deposit for every
 * twenty bets and before withdrawals, of the
 * first player one for every twenty-five bets: the books that the product would have
 * written, in set-based SQL without triggers. Secondary indexes are built once, at the end. Returns
 * the ids of the players; the first has `betsOfFirst` bets, spread evenly over the whole time.
 */
export async function fillHistory(databaseUrl: string, wanted: HistoryToFill): Promise<number[]> {
  // Not from a pool of the product, whose queries have seconds.
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('begin')
    for (const setting of FAST) await client.query(`set local ${setting}`)
    const { bets, betsOfFirst, players, games, surplus = 0 } = wanted
    await client.query(SETTINGS, [bets, betsOfFirst, players, games, surplus])
    for (const statement of STATEMENTS) await client.query(statement)
    const found = await client.query<{ id: string }>('select id from filled_player order by n')
    await client.query('commit')
    for (const table of TABLES) await client.query(`vacuum analyze ${table}`)
    return found.rows.map(({ id }) => Number(id))
  } finally {
    await client.end()
  }
}

const FAST = [
  'session_replication_role = replica',
  'statement_timeout = 0',
  "work_mem = '256MB'",
  "maintenance_work_mem = '512MB'",
]

const TABLES = [
  ...['game', 'slip', 'bet', 'leg', 'transfer', 'entry', 'entry_kind', 'account'],
  ...['deposit', 'psp_inbox', 'pix_payment', 'withdrawal', 'withdrawal_step'],
]

const SETTINGS = `
  create temporary table filling on commit drop as
  select $1::bigint as bets, $2::bigint as first_bets, $3::bigint as players, $4::bigint as games,
    $5::bigint as surplus,
    now() - interval '1 hour' - $1::bigint * interval '1 second' as begin_at,
    (select coalesce(max(id), 0) from bet) as bet_base,
    (select coalesce(max(id), 0) from transfer) as transfer_base,
    (select coalesce(max(id), 0) from game) + 1 as game_base`

const STATEMENTS = [
  // Keys whose order is not that of the rows are slow to fill one row at a time, as are indexes.
  `create temporary table dropped_key on commit drop as
   select conrelid::regclass::text as owner, conname, pg_get_constraintdef(oid) as definition
   from pg_constraint
   where conrelid = any ('{slip,bet,transfer}'::regclass[])
     and (contype = 'u' or conname = 'slip_pkey')`,
  `do $$ declare key record; begin
     for key in select * from dropped_key loop
       execute format('alter table %s drop constraint %I', key.owner, key.conname);
     end loop;
   end $$`,
  // What no constraint needs is dropped, and built again from all rows at once.
  `create temporary table dropped_index on commit drop as
   select indexname, indexdef from pg_indexes
   where tablename = any ('{bet,leg,entry}') and not exists (
     select from pg_constraint where conindid = indexname::regclass
   )`,
  `do $$ declare name text; begin
     for name in select indexname from dropped_index loop
       execute format('drop index %I', name);
     end loop;
   end $$`,
  `create temporary table filled_player on commit drop as
   with made as (
     insert into player (email, cpf, password_hash, first_name, last_name, birthdate,
       country_code, phone, house_number, street_name, activated_at)
     select 'filled' || n || '@example.com', lpad((70000000000 + n)::text, 11, '0'), '', 'Ana',
       'Silva', '1990-01-01', '55', '11999999999', '1', 'Rua A', now()
     from filling, generate_series(1, players) n
     returning id
   )
   select id, row_number() over (order by id) as n from made`,
  'select open_accounts(id) from filled_player order by n',
  'create unique index on filled_player (n)',
  `insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
     away_id, away_name, starts_at, status, ended_at)
   select game_base + n, 1, 10037440, 'Série A', 'Brasil', 1, 'Grêmio', 2, 'Santos',
     now() - interval '30 minutes', 'ended', now() - interval '5 minutes'
   from filling, generate_series(0, games - 1) n`,
  `insert into odds_history (selection_id, told_at, version, odds, status)
   select selection_of(game_base + n, 1), begin_at - interval '1 hour', 1, 2000, 'open'
   from filling, generate_series(0, games - 1) n`,
  `insert into selection_outcome (selection_id, game_id, market_id, result, is_confirmed,
     told_at, closed_at)
   select selection_of(game_base + n, 1), game_base + n, 1000002,
     case when (game_base + n) % 2 = 0 then 'win' else 'lose' end, true,
     now() - interval '1 hour', now() - interval '1 hour'
   from filling, generate_series(0, games - 1) n`,
  // Every so many bets one is the first player's; the others follow one another.
  `create temporary table filled_bet on commit drop as
   select bet_base + i as bet_id, p.id as player_id, gen_random_uuid() as slip_id,
     game_base + i % games as game_id, (game_base + i % games) % 2 = 0 as is_won,
     begin_at + i * interval '1 second' as accepted_at,
     begin_at + i * interval '1 second' + interval '500 milliseconds' as settled_at,
     2 * i - 1 as stake_rank
   from filling
   cross join generate_series(1, bets) i
   join filled_player p on p.n = case
     when i * first_bets / bets > (i - 1) * first_bets / bets then 1
     else 2 + i % greatest(players - 1, 1) end`,
  'analyze filled_bet',
  `insert into slip (player_id, slip_id, fingerprint, reference, cash_after, cashback_after,
     created_at)
   select player_id, slip_id, '', 'CAD-F' || bet_id, 0, 0, accepted_at from filled_bet`,
  `insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
     potential_return, status, accepted_at, settled_at, payout, closings)
   overriding system value
   select bet_id, player_id, slip_id, 1, 100, 100, 0, 2000, 200,
     case when is_won then 'win' else 'lose' end, accepted_at, settled_at,
     case when is_won then 200 else 0 end, 1
   from filled_bet order by bet_id`,
  `insert into leg (bet_id, player_id, position, game_id, market_id, selection_id, selection_name,
     odds, odds_version, is_live, result)
   select bet_id, player_id, 1, game_id, 1000002, selection_of(game_id, 1), '1', 2000, 1, false,
     case when is_won then 'win' else 'lose' end
   from filled_bet order by bet_id`,
  `insert into selection_liability (selection_id, singles)
   select selection_of(game_id, 1), 200 * count(*) from filled_bet group by 1`,
  `insert into exposure_player_day
   select player_id, (accepted_at at time zone 'America/Sao_Paulo')::date, 200 * count(*)
   from filled_bet group by 1, 2`,
  `insert into exposure_player_combination
   select player_id, combination_key(array[selection_of(game_id, 1)]), 200 * count(*)
   from filled_bet group by 1, 2`,
  `insert into first_settled_bet (player_id, bet_id)
   select player_id, min(bet_id) from filled_bet group by player_id`,
  // As bets of before the seals, which only the placing of a bet writes, and of before the present
  // identifiers of selections.
  `update bet_seal_start set bet_id = (select max(id) from bet)`,
  `update selection_ids_start set bet_id = (select max(id) from bet)`,
  // Each player has paid in the stakes of all his bets, and some more, before the first one.
  `create temporary table filled_deposit on commit drop as
   with paid as (
     select player_id, count(*) as bets, greatest(1, count(*) / 20) as deposits
     from filled_bet group by 1
   ), numbered as (
     select player_id,
       100 * (bets / deposits + 2) + case n when 1 then surplus else 0 end as amount,
       row_number() over (order by n, player_id) as rank
     from (select surplus from filling) settings
     cross join paid cross join generate_series(1, deposits) n
   )
   select player_id, amount, gen_random_uuid() as deposit_id, 'EFILLED' || rank as payment_id,
     transfer_base + rank as transfer_id,
     begin_at - interval '1 hour' + rank * interval '1 hour' / (count(*) over ()) as at
   from filling, numbered`,
  `create temporary view numbered_bet as
   select filled_bet.*, deposited.id + stake_rank as stake_id
   from filled_bet, (select max(transfer_id) as id from filled_deposit) deposited`,
  `insert into deposit (id, player_id, amount, txid, payload, status, expires_at, credited_at,
     created_at)
   select deposit_id, player_id, amount, replace(deposit_id::text, '-', ''), '', 'credited', at,
     at, at from filled_deposit`,
  `insert into psp_inbox (end_to_end_id, body, received_at, processed_at)
   select payment_id, jsonb_build_object('endToEndId', payment_id,
     'txid', replace(deposit_id::text, '-', ''),
     'valor', (amount::numeric / 100)::numeric(12, 2)::text), at, at
   from filled_deposit`,
  `insert into pix_payment (end_to_end_id, txid, deposit_id, amount, paid_at, outcome)
   select payment_id, replace(deposit_id::text, '-', ''), deposit_id, amount, at, 'credited'
   from filled_deposit`,
  `insert into transfer (id, kind, reference, created_at)
   overriding system value
   select transfer_id, 'deposit', payment_id, at from filled_deposit
   union all
   select stake_id, 'stake', bet_id::text, accepted_at from numbered_bet
   union all
   select stake_id + 1, 'settle', bet_id || '#1', settled_at from numbered_bet
   order by 1`,
  `create temporary table filled_entry on commit drop as
   select moved.*, account.id as account_id,
     sum(amount) over wallet as balance, row_number() over wallet as version
   from (
     select player_id, transfer_id, 'deposit' as kind, amount from filled_deposit
     union all
     select player_id, stake_id, 'stake', -100 from numbered_bet
     union all
     select player_id, stake_id + 1, 'settle', 200 from numbered_bet where is_won
   ) moved
   join account on account.player_id = moved.player_id and account.kind = 'cash'
   window wallet as (partition by moved.player_id order by moved.transfer_id)`,
  `with house as (select kind, id from account where player_id is null)
   insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
   select transfer_id, account_id, true, amount, balance, version from filled_entry
   union all
   select transfer_id, id, false, -amount, null, null from filled_deposit
   join house on kind = 'psp_clearing'
   union all
   select stake_id, id, false, 100, null, null from numbered_bet join house on kind = 'open_stakes'
   union all
   select stake_id + 1, id, false, -100, null, null from numbered_bet
   join house on kind = 'open_stakes'
   union all
   select stake_id + 1, id, false, case when is_won then -100 else 100 end, null, null
   from numbered_bet join house on kind = 'house'
   order by 1, 2`,
  `insert into entry_kind (account_id, version, kind)
   select account_id, version, kind from filled_entry order by transfer_id`,
  `update account set balance = last.balance, version = last.version
   from (
     select distinct on (account_id) account_id, balance, version from filled_entry
     order by account_id, version desc
   ) last
   where account.id = last.account_id`,
  `drop view numbered_bet`,
  `select setval('bet_id_seq', (select max(id) from bet)),
     setval('transfer_id_seq', (select max(id) from transfer))`,
  `do $$ declare definition text; begin
     for definition in select indexdef from dropped_index loop
       execute definition;
     end loop;
   end $$`,
  `do $$ declare key record; begin
     for key in select * from dropped_key loop
       execute format('alter table %s add constraint %I %s',
         key.owner, key.conname, key.definition);
     end loop;
   end $$`,
  // With the triggers of the product: each cancelled at once but for some of the first player's.
  'set local session_replication_role = origin',
  `create temporary table filled_withdrawal on commit drop as
   select gen_random_uuid() as id, player_id, at, is_pending,
     case when is_pending then 'requested' else 'cancelled' end as status,
     (select max(id) from transfer) + 2 * row_number() over (order by n, player_id) as return_id
   from (
     select player_id, n, n <= 50 and is_first as is_pending,
       now() - interval '50 minutes' + n * interval '100 milliseconds' as at
     from (
       select player_id, count(*) as bets, player_id = min(player_id) over () as is_first
       from filled_bet group by 1
     ) player
     cross join generate_series(1, case when is_first then bets / 25 else 20 end) n
   ) numbered`,
  `insert into withdrawal (id, player_id, amount, pix_key_type, pix_key, owner_name, cpf, status,
     created_at, closed_at)
   select filled.id, player_id, 100, 'cpf', '52998224725', first_name || ' ' || last_name, cpf,
     status, at, case when not is_pending then at end
   from filled_withdrawal filled join player on player.id = player_id`,
  `insert into withdrawal_step (withdrawal_id, status, at)
   select id, 'requested', at from filled_withdrawal
   union all
   select id, status, at from filled_withdrawal where not is_pending`,
  `insert into transfer (id, kind, reference)
   overriding system value
   select return_id - 1, 'withdrawal_hold', id::text from filled_withdrawal
   union all
   select return_id, 'withdrawal_returned', id::text from filled_withdrawal where not is_pending
   order by 1`,
  `create temporary table filled_hold on commit drop as
   select transfer_id, account.id as account_id, amount,
     balance + sum(amount) over pocket as balance, version + row_number() over pocket as version
   from (
     select player_id, is_pending, return_id - 1 as transfer_id, 100 as held
     from filled_withdrawal
     union all
     select player_id, is_pending, return_id, -100 from filled_withdrawal where not is_pending
   ) moved
   cross join lateral (values ('cash', -held), ('withdrawal_hold', held)) side (kind, amount)
   join account using (player_id, kind)
   window pocket as (partition by account.id order by transfer_id)`,
  `update account set balance = last.balance, version = last.version
   from (
     select distinct on (account_id) account_id, balance, version from filled_hold
     order by account_id, version desc
   ) last
   where account.id = last.account_id`,
  `insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
   select transfer_id, account_id, true, amount, balance, version from filled_hold
   order by 1, 2`,
  `select setval('transfer_id_seq', (select max(id) from transfer))`,
]
