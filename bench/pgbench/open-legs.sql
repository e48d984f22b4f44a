-- 1,000,000 open legs on 1,000 games of tomorrow, 1,000 on each: 200,000 singles and 200,000 bets
-- of four legs by 2,000 players. Written straight into the tables: the stakes are in no ledger.
insert into player (email, cpf, password_hash, first_name, last_name, birthdate, country_code,
  phone, house_number, street_name)
select 'bettor' || n || '@example.com', lpad(n::text, 11, '0'), '', 'Ana', 'Silva', '1990-01-01',
  '55', '11999999999', '1', 'Rua A'
from generate_series(1, 2000) n;

select open_accounts(id) from player;

insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
  away_id, away_name, starts_at)
select n, 1, 1, 'Série A', 'Brasil', 1, 'Casa', 2, 'Fora', now() + interval '1 day'
from generate_series(1, 1000) n;

insert into slip (player_id, slip_id, fingerprint, reference, cash_after, cashback_after)
select 1 + n % 2000, lpad(n::text, 32, '0')::uuid, 'bench', 'BENCH-' || n, 0, 0
from generate_series(1, 400000) n;

insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
  potential_return, accepted_at)
overriding system value
select n, 1 + n % 2000, lpad(n::text, 32, '0')::uuid, 1, 100, 100, 0,
  case when n > 200000 then 1850 else 11713506250000 end, 185, now() - interval '1 hour'
from generate_series(1, 400000) n;

insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name, odds,
  odds_version, is_live)
select n, place, game, 1000002, selection_of(game, 1), '1', 1850, 1, false
from (
  select n, place, 1 + (n + place * 251) % 1000 as game
  from generate_series(1, 200000) n, generate_series(0, 3) place
  union all
  select n, 0, 1 + n % 1000 from generate_series(200001, 400000) n
) chosen;

vacuum analyze;
