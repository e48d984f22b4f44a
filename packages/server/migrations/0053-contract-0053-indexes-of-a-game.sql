-- 100,000 selections a game instead of 1,000: the identifier of a selection is its game × 100,000 +
-- its index, which stays what it was. Every identifier is rewritten here, in one transaction, so
-- that none is ever in the other form. A server of the version before would publish and record
-- identifiers in the other form: it cannot start on this schema (decision 0086).
--
-- An identifier must be an exact number in JavaScript, below 2^53, so a game is at most
-- 90,071,992,546. The simulated games of boxing, American football, volleyball and e-sports were
-- above it, in blocks of 10,000,000,000 by the number of their sport; they move to blocks 2, 3, 5
-- and 6.
--
-- Seals of bets stay as they are: they are evidence. The audit computes those of the bets before
-- this migration with the former identifiers.

create function pg_temp.moved_by(game bigint) returns bigint language sql immutable as $$
  select 10000000000 * case (game - 1000000000) / 10000000000
    when 9 then 7 when 15 then 12 when 22 then 17 when 99 then 93 else 0 end
$$;

create function pg_temp.game_now(game bigint) returns bigint language sql immutable as $$
  select game - pg_temp.moved_by(game)
$$;

create function pg_temp.selection_now(selection bigint) returns bigint language sql immutable as $$
  select pg_temp.game_now(selection / 1000) * 100000 + selection % 1000
$$;

-- Of a refusal as it was stored: the selections that it names.
create function pg_temp.facts_now(facts jsonb) returns jsonb language sql immutable as $$
  select facts
    || case when facts ? 'betGamesOddId' then jsonb_build_object('betGamesOddId', (
        select coalesce(jsonb_agg(pg_temp.selection_now(id::bigint) order by at), '[]')
        from jsonb_array_elements_text(facts -> 'betGamesOddId') with ordinality as ids(id, at)
      )) else '{}' end
    || case when facts ? 'selection' then jsonb_build_object(
        'selection', pg_temp.selection_now((facts ->> 'selection')::bigint)) else '{}' end
    || case when facts ? 'odds' then jsonb_build_object('odds', (
        select coalesce(jsonb_agg(price || jsonb_build_object('betGamesOddId',
          pg_temp.selection_now((price ->> 'betGamesOddId')::bigint)) order by at), '[]')
        from jsonb_array_elements(facts -> 'odds') with ordinality as prices(price, at)
      )) else '{}' end
$$;

do $$ begin
  if exists (
    select from game
    where pg_temp.game_now(id) > 90071992546
      or pg_temp.moved_by(id) = 0 and (id - 1000000000) / 10000000000 in (2, 3, 5, 6)
  ) then
    raise exception 'a game has an identifier that this version cannot hold';
  end if;
end $$;

-- Bets up to this one were sealed with the former identifiers.
create table selection_ids_start (bet_id bigint not null);
insert into selection_ids_start select coalesce(max(id), 0) from bet;
create trigger selection_ids_start_kept
  before insert or update or delete or truncate on selection_ids_start
  for each statement execute function refuse_change();

-- Combinations are known by a digest of their selections.
create temporary table combination_now on commit drop as
select former, md5(string_agg(selection::text, ',' order by selection))::uuid as combination
from (
  select distinct on (former, selection) former, pg_temp.selection_now(selection) as selection
  from (
    select md5(string_agg(selection_id::text, ',' order by selection_id))::uuid as former,
      array_agg(selection_id) as selections
    from leg group by bet_id
  ) bets cross join unnest(selections) as selection
) selected
group by former;

alter table exposure_combination drop constraint exposure_combination_pkey;
update exposure_combination counted set combination = known.combination
from combination_now known where known.former = counted.combination;
alter table exposure_combination add constraint exposure_combination_pkey
  primary key (combination);

alter table exposure_player_combination drop constraint exposure_player_combination_pkey;
update exposure_player_combination counted set combination = known.combination
from combination_now known where known.former = counted.combination;
alter table exposure_player_combination add constraint exposure_player_combination_pkey
  primary key (player_id, combination);

-- The moved games beside the former ones, until nothing refers to those.
alter table game disable trigger user;
insert into game
select (jsonb_populate_record(game, jsonb_build_object('id', pg_temp.game_now(id)))).*
from game where pg_temp.moved_by(id) > 0;

alter table kick_off_change disable trigger kick_off_change_kept;
update kick_off_change set game_id = pg_temp.game_now(game_id)
where pg_temp.moved_by(game_id) > 0;
alter table kick_off_change enable trigger kick_off_change_kept;

alter table market_cancel disable trigger market_cancel_kept;
update market_cancel set game_id = pg_temp.game_now(game_id), decided = array(
  select pg_temp.selection_now(id) from unnest(decided) with ordinality as ids(id, at) order by at)
where pg_temp.moved_by(game_id) > 0 or decided <> '{}';
alter table market_cancel enable trigger market_cancel_kept;

-- Without their keys meanwhile: the new identifier of one row may be the former one of another.
alter table selection_outcome drop constraint selection_outcome_pkey;
update selection_outcome
set selection_id = pg_temp.selection_now(selection_id), game_id = pg_temp.game_now(game_id);
alter table selection_outcome add constraint selection_outcome_pkey primary key (selection_id);

alter table outcome_history disable trigger outcome_history_kept;
alter table outcome_history drop constraint outcome_history_pkey;
update outcome_history set selection_id = pg_temp.selection_now(selection_id);
alter table outcome_history add constraint outcome_history_pkey
  primary key (selection_id, version);
alter table outcome_history enable trigger outcome_history_kept;

update outcome_set_aside set selection_id = pg_temp.selection_now(selection_id::bigint),
  outcome = outcome || jsonb_build_object(
    'selectionId', pg_temp.selection_now(selection_id::bigint))
    || case when outcome ->> 'gameId' ~ '^\d{1,15}$' then jsonb_build_object(
      'gameId', pg_temp.game_now((outcome ->> 'gameId')::bigint)) else '{}' end
where selection_id between 1000 and 9007199254740991;

alter table selection_liability drop constraint selection_liability_pkey;
update selection_liability set selection_id = pg_temp.selection_now(selection_id);
alter table selection_liability add constraint selection_liability_pkey
  primary key (selection_id);

alter table odds_history disable trigger odds_history_kept;
alter table odds_history drop constraint odds_history_pkey;
update odds_history set selection_id = pg_temp.selection_now(selection_id);
alter table odds_history add constraint odds_history_pkey
  primary key (selection_id, told_at, version, status);
alter table odds_history enable trigger odds_history_kept;

alter table selection_price drop constraint selection_price_pkey;
update selection_price
set selection_id = pg_temp.selection_now(selection_id), game_id = pg_temp.game_now(game_id);
alter table selection_price add constraint selection_price_pkey primary key (selection_id);

alter table leg disable trigger leg_kept;
alter table leg drop constraint leg_game_of_selection;
drop index leg_open;
drop index leg_selection;
update leg
set selection_id = pg_temp.selection_now(selection_id), game_id = pg_temp.game_now(game_id);
create index leg_open on leg (game_id, selection_id) include (bet_id, position, market_id)
  where result is null;
create index leg_selection on leg (selection_id, odds_version);
alter table leg enable trigger leg_kept;

delete from game where pg_temp.moved_by(id) > 0;
alter table game enable trigger user;

-- A repeated request gets the refusal that was stored.
alter table slip disable trigger slip_kept;
update slip set refusal_facts = pg_temp.facts_now(refusal_facts)
where refusal_facts ?| array['betGamesOddId', 'odds'];
alter table slip enable trigger slip_kept;

-- The game of a selection, from its identifier: selection_of, reversed. In TypeScript: gameOf of
-- markets/game-selection.ts.
create or replace function game_of(selection bigint) returns bigint
language sql immutable parallel safe as $$ select selection / 100000 $$;

-- The identifier of the selection at an index of its game; selections of one game follow each
-- other. In TypeScript: selectionId of markets/game-selection.ts, which has the same constant.
create or replace function selection_of(game bigint, index integer) returns bigint
language sql immutable parallel safe as $$ select game * 100000 + index $$;

alter table leg add constraint leg_game_of_selection
  check (game_id = game_of(selection_id)) not valid;

drop function pg_temp.facts_now(jsonb);
drop function pg_temp.selection_now(bigint);
drop function pg_temp.game_now(bigint);
drop function pg_temp.moved_by(bigint);
