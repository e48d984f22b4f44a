-- 2,000 players with R$ 1.000.000,00 each and 500 games of tomorrow, for place-one and place-fifty.
insert into player (username, email, cpf, password_hash, first_name, last_name, birthdate,
  country_code, phone, house_number, street_name)
select 'demo:' || n, 'bettor' || n || '@example.com', lpad(n::text, 11, '0'), '', 'Ana', 'Silva',
  '1990-01-01', '55', '11999999999', '1', 'Rua A'
from generate_series(1, 2000) n;

select open_accounts(id) from player;
select credit_cash('demo_grant', id::text, id, 'promotions', 100000000) from player;

insert into game (id, sport_id, tournament_id, tournament_name, location, home_id, home_name,
  away_id, away_name, starts_at)
select n, 1, 1, 'Série A', 'Brasil', 1, 'Casa', 2, 'Fora', now() + interval '1 day'
from generate_series(1, 500) n;

analyze;
