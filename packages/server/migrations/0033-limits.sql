-- Limits of the potential return that add up (docs/decisions/0054). Each counter sums the potential
-- returns of accepted bets and only grows: settling, closing or cancelling a bet returns nothing.

-- Potential return of a player by civil day of São Paulo, in centavos. Written under the lock of
-- the player's wallet.
create table exposure_player_day (
  player_id bigint not null,
  day date not null,
  potential_return bigint not null check (potential_return > 0),
  primary key (player_id, day)
) with (fillfactor = 70);

-- Potential return of a player on one set of selections, in centavos. Written under the lock of the
-- player's wallet.
create table exposure_player_combination (
  player_id bigint not null,
  combination uuid not null,
  potential_return bigint not null check (potential_return > 0),
  primary key (player_id, combination)
) with (fillfactor = 70);

-- Potential return of all players on one set of two or more selections, in centavos. Written under
-- the locks of the liabilities of its selections.
create table exposure_combination (
  combination uuid primary key,
  potential_return bigint not null check (potential_return > 0)
) with (fillfactor = 70);

-- Identifies a set of selections; the identifiers are sorted.
create function combination_key(selections bigint[]) returns uuid language sql stable as $$
  select md5(array_to_string(selections, ','))::uuid
$$;

-- The budget of a selection that a bet uses: singles; multiples; multiples that would return more
-- than 100 times their stake. One R$ 1,00 long shot may return what a thousand singles return, so
-- that none of the three may use up another.
create function liability_class(legs integer, stake bigint, potential_return bigint) returns text
language sql immutable as $$
  select case when legs = 1 then 'single' when potential_return <= stake * 100 then 'multiple'
    else 'long_shot' end
$$;

-- The largest stake that returns at most this much when every leg wins, the bonus included: the
-- counterpart of `largestStake` of the domain. `odds` is the product in thousandths.
create function largest_stake(room numeric, odds numeric, legs integer, bonus_percent integer)
returns bigint language sql immutable as $$
  select div(
    (greatest(room, 0) + 1) * 100 * power(1000::numeric, legs) - 1,
    odds * (100 + bonus_percent) - power(1000::numeric, legs) * bonus_percent
  )::bigint
$$;

alter table selection_liability rename column amount to singles;
alter table selection_liability
  add column multiples bigint not null default 0 check (multiples >= 0),
  add column long_shots bigint not null default 0 check (long_shots >= 0);

create temporary table accepted_bet on commit drop as
select bet.id, bet.player_id, bet.potential_return,
  (bet.accepted_at at time zone 'America/Sao_Paulo')::date as day,
  count(*)::integer as legs,
  combination_key(array_agg(leg.selection_id order by leg.selection_id)) as combination,
  liability_class(count(*)::integer, bet.stake, bet.potential_return) as class
from bet join leg on leg.bet_id = bet.id
where bet.potential_return > 0
group by bet.id;

insert into exposure_player_day
select player_id, day, sum(potential_return) from accepted_bet group by 1, 2;

insert into exposure_player_combination
select player_id, combination, sum(potential_return) from accepted_bet group by 1, 2;

insert into exposure_combination
select combination, sum(potential_return) from accepted_bet where legs > 1 group by 1;

insert into selection_liability (selection_id, singles, multiples, long_shots)
select leg.selection_id,
  coalesce(sum(potential_return) filter (where class = 'single'), 0),
  coalesce(sum(potential_return) filter (where class = 'multiple'), 0),
  coalesce(sum(potential_return) filter (where class = 'long_shot'), 0)
from accepted_bet join leg on leg.bet_id = accepted_bet.id
group by 1
on conflict (selection_id) do update set singles = excluded.singles,
  multiples = excluded.multiples, long_shots = excluded.long_shots;

drop table accepted_bet;
