-- Several selections of one match that are bet on together, as one selection of it (decision 0099).

create table composite_selection (
  selection_id bigint primary key,
  game_id bigint not null references game (id),
  -- In ascending order, each with its market.
  parts bigint[] not null,
  markets integer[] not null,
  made_at timestamptz not null default clock_timestamp(),
  unique (game_id, parts),
  check (game_id = game_of(selection_id)),
  check (cardinality(parts) between 2 and 12 and cardinality(markets) = cardinality(parts))
);

create or replace trigger composite_selection_kept before update or delete or truncate
  on composite_selection for each statement execute function refuse_change();

-- What several selections of one match come to together, for a bet that was taken at a time;
-- without one, by their results alone. Lost as soon as one part is lost; else open until all are
-- decided, and then void with any part that is void. Null for what is no such selection.
create or replace function composite_result(composite bigint, taken timestamptz)
returns text language sql stable parallel safe as $$
  select case
    when bool_or(part.result = 'lose') then 'lose'
    when count(*) = 0 or bool_or(part.result is null) then null
    when bool_or(part.result = 'void') then 'void'
    else 'win'
  end
  from composite_selection selection
  cross join lateral unnest(selection.parts, selection.markets) as one(id, market)
  left join selection_outcome outcome on outcome.selection_id = one.id
  cross join lateral (
    select case
      when taken <@ void_times(selection.game_id, one.market, one.id, outcome.result) then 'void'
      else outcome.result
    end as result
  ) part
  where selection.selection_id = composite
$$;

-- Records what the composite selections of these games come to that contain one of these parts.
-- Composites whose parts were corrected are reviewed, leg by leg, as selections of markets that
-- were cancelled are.
create or replace function derive_composites(games bigint[], changed bigint[]) returns void
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into selection_outcome as known (
    selection_id, game_id, market_id, result, is_confirmed, is_corrected, feed_at)
  select composite.selection_id, composite.game_id, 1019999,
    together.result, parts.is_confirmed, parts.is_corrected, parts.feed_at
  from composite_selection composite
  cross join lateral (
    select bool_and(is_confirmed) as is_confirmed, bool_or(is_corrected) as is_corrected,
      max(feed_at) as feed_at
    from selection_outcome
    where selection_id = any(composite.parts)
  ) parts
  cross join lateral composite_result(composite.selection_id, null) as together(result)
  where composite.game_id = any(games) and composite.parts && changed
    and (together.result is not null or parts.is_corrected)
  order by composite.selection_id
  on conflict (selection_id) do update set
    result = excluded.result, is_confirmed = excluded.is_confirmed, feed_at = excluded.feed_at,
    version = known.version + (known.result is distinct from excluded.result)::integer,
    is_corrected = known.is_corrected or excluded.is_corrected
      or known.result is distinct from excluded.result,
    closed_at = null, reviewed_at = null, told_at = clock_timestamp()
  where known.result is distinct from excluded.result or excluded.is_corrected;
end $$;

-- Derives the composite selections of which a part was recorded, corrected or set for review, in
-- the statement that did so: no way of recording a result leaves them out. One call at a time for
-- each game, this one or one that adds a composite (composite_of), so that none misses the other's
-- rows.
create or replace function derive_from_outcomes() returns trigger language plpgsql as $$
declare
  games bigint[];
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct game_id order by game_id), array_agg(selection_id)
    into games, changed from after_rows
    where market_id <> 1019999;
  else
    select array_agg(distinct after_rows.game_id order by after_rows.game_id),
      array_agg(after_rows.selection_id)
    into games, changed
    from after_rows
    join before_rows on before_rows.selection_id = after_rows.selection_id
    where after_rows.market_id <> 1019999 and after_rows.told_at <> before_rows.told_at;
  end if;
  if games is not null then
    perform pg_advisory_xact_lock(7204120, hashint8(id)) from unnest(games) as game(id);
    if exists (select from composite_selection where game_id = any(games)) then
      perform derive_composites(games, changed);
    end if;
  end if;
  return null;
end $$;

create or replace trigger composites_of_new after insert on selection_outcome
  referencing new table as after_rows
  for each statement execute function derive_from_outcomes();
create or replace trigger composites_of_changed after update on selection_outcome
  referencing old table as before_rows new table as after_rows
  for each statement execute function derive_from_outcomes();

-- The selection that stands for these selections of one match together, made when they are bet on
-- for the first time; parts in ascending order, each with its market. Indexes from 50,000 on are
-- those of composites; null when a match has no index left.
create or replace function composite_of(game bigint, part_ids bigint[], part_markets integer[])
returns bigint language plpgsql as $$
declare
  found bigint;
begin
  select selection_id into found from composite_selection
  where game_id = game and parts = part_ids;
  if found is not null then
    return found;
  end if;

  perform pg_advisory_xact_lock(7204120, hashint8(game));
  insert into composite_selection (selection_id, game_id, parts, markets)
  select next.id, game, part_ids, part_markets
  from (
    select coalesce(max(selection_id) + 1, selection_of(game, 50000)) as id
    from composite_selection where game_id = game
  ) next
  where next.id < selection_of(game + 1, 0)
  on conflict (game_id, parts) do nothing;
  perform derive_composites(array[game], part_ids)
  where exists (select from selection_outcome where selection_id = any(part_ids));

  select selection_id into found from composite_selection
  where game_id = game and parts = part_ids;
  return found;
end $$;

-- Open legs whose result is known, and settled legs whose result has become another one, until
-- their selection has been reviewed. `offset 0` makes each outcome look its legs up: a planner
-- without statistics would compare every outcome with every leg.
create or replace view leg_to_settle as
select leg.bet_id, leg.position, outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied,
  outcome.selection_id
from selection_outcome outcome
cross join lateral (
  select bet_id, position from leg
  where game_id = outcome.game_id and selection_id = outcome.selection_id and result is null
  offset 0
) leg
where outcome.closed_at is null and not outcome.is_corrected
union all
select leg.bet_id, leg.position, due.result, due.places, due.tied, outcome.selection_id
from selection_outcome outcome
cross join lateral (
  select starts_at, void_times(outcome.game_id, outcome.market_id, outcome.selection_id,
    outcome.result) as times
  from game where id = outcome.game_id
  offset 0
) match
cross join lateral (
  select bet_id, position, is_live, null as result, 1 as dead_heat_places, 1 as dead_heat_tied
  from leg
  where game_id = outcome.game_id and selection_id = outcome.selection_id and result is null
  union all
  select bet_id, position, is_live, result, dead_heat_places, dead_heat_tied from leg
  where selection_id = outcome.selection_id and result is not null
    and outcome.reviewed_at is null
  offset 0
) leg
cross join lateral (
  select accepted_at <@ match.times
    or is_after_kick_off(leg.is_live, accepted_at, match.starts_at) as is_void, accepted_at
  from bet where id = leg.bet_id
  offset 0
) ruling
cross join lateral (
  select case when is_void then 'void'
      when outcome.market_id = 1019999 then composite_result(outcome.selection_id, accepted_at)
      else outcome.result end as result,
    case when is_void then 1 else outcome.dead_heat_places end as places,
    case when is_void then 1 else outcome.dead_heat_tied end as tied
) due
where outcome.closed_at is null and outcome.is_corrected
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied)
    is distinct from (due.result, due.places, due.tied);

-- Marks every selection of these markets (null: all) of a game for review: its open and settled
-- legs are compared with its result again; with it those of which it is a part.
create or replace function review_markets(game bigint, markets integer[]) returns void
language sql as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, game, market_id, true
  from leg
  where selection_id >= selection_of(game, 0) and selection_id < selection_of(game + 1, 0)
    and (markets is null or market_id = any(markets) or market_id = 1019999 and exists (
      select from composite_selection composite
      where composite.selection_id = leg.selection_id
        and composite.markets && review_markets.markets
    ))
  order by selection_id
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp()
$$;

-- Open legs of bets that were being placed while their market was cancelled, that were accepted
-- within a time that was cancelled ahead, or that a changed kick-off made late. Starts from the
-- cancellations and changes of the last five minutes, which is longer than any statement runs:
-- `offset 0` keeps the planner from starting elsewhere.
create or replace view late_leg as
select late.selection_id, late.game_id, late.market_id
from market_cancel cancel
cross join lateral (
  select selection_id, game_id, market_id, bet_id, is_live from leg
  where game_id = cancel.game_id and result is null
    and (cancel.market_id is null or market_id = cancel.market_id)
  offset 0
) late
cross join lateral (
  select accepted_at from bet
  where id = late.bet_id
    and accepted_at > cancel.told_at - interval '5 minutes'
    and (cancel.taken_from is null or accepted_at >= cancel.taken_from)
    and (cancel.taken_to is null or accepted_at < cancel.taken_to)
  offset 0
) taken
where not cancel.is_rollback
  and greatest(cancel.told_at, cancel.taken_to) > clock_timestamp() - interval '5 minutes'
  and is_leg_void(late.game_id, late.market_id, late.selection_id, late.is_live, taken.accepted_at)
union all
select late.selection_id, late.game_id, late.market_id
from market_cancel cancel
cross join lateral (
  select selection_id, game_id, market_id, bet_id from leg
  where game_id = cancel.game_id and result is null and market_id = 1019999
  offset 0
) late
join bet on bet.id = late.bet_id
join composite_selection composite on composite.selection_id = late.selection_id
cross join lateral unnest(composite.parts, composite.markets) as part(id, market)
where cancel.market_id = part.market and not cancel.is_rollback
  and greatest(cancel.told_at, cancel.taken_to) > clock_timestamp() - interval '5 minutes'
  and bet.accepted_at > cancel.told_at - interval '5 minutes'
  and bet.accepted_at <@ void_times(late.game_id, part.market, part.id, (
    select result from selection_outcome where selection_id = part.id
  ))
union all
select late.selection_id, late.game_id, late.market_id
from kick_off_change change
cross join lateral (
  select selection_id, game_id, market_id, bet_id, is_live from leg
  where game_id = change.game_id and result is null and not is_live
  offset 0
) late
cross join lateral (
  select accepted_at from bet
  where id = late.bet_id
    and accepted_at > change.recorded_at - interval '5 minutes'
    and accepted_at >= change.starts_after
  offset 0
) taken
where change.recorded_at > clock_timestamp() - interval '5 minutes'
  and is_leg_void(late.game_id, late.market_id, late.selection_id, late.is_live, taken.accepted_at);

-- Whether a bet may be closed as requested, judged by close_bet under its locks:
--   decided    the bet is closed, or a result is known that it does not have yet
--   suspended  a match cannot be bet on at this moment
--   changed    the quote is for another state of the bet, or came too late
--   closed     it may
--
-- A result that was sent again with another dead heat counts as one that the bet does not have yet.
create or replace function judge_closing(request jsonb, target bet, moment timestamptz)
returns text language plpgsql stable as $$
begin
  return case
    when target.status <> 'pending' or exists (
      select from leg
      left join selection_outcome known on known.selection_id = leg.selection_id
      cross join lateral (
        select is_leg_void(leg.game_id, leg.market_id, leg.selection_id, leg.is_live,
          target.accepted_at) as is_void
      ) ruling
      where leg.bet_id = target.id
        and (leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from (
          case when is_void then 'void'
            when leg.market_id = 1019999
              then composite_result(leg.selection_id, target.accepted_at)
            else known.result end,
          case when is_void then 1 else coalesce(known.dead_heat_places, 1) end,
          case when is_void then 1 else coalesce(known.dead_heat_tied, 1) end)
    ) then 'decided'
    when exists (
      select from leg join game on game.id = leg.game_id
      where leg.bet_id = target.id and leg.result is null and (
        game.status not in ('scheduled', 'live', 'halftime')
        or (game.status = 'scheduled' and moment >= game.starts_at))
    ) then 'suspended'
    when (request ->> 'valid_ms')::integer
        < extract(epoch from moment - statement_timestamp()) * 1000
      or target.stake_cash - target.closed_cash <> (request -> 'at_stake' ->> 'cash')::bigint
      or target.stake_cashback - target.closed_cashback
        <> (request -> 'at_stake' ->> 'cashback')::bigint
      or request -> 'results' <> (
        select jsonb_agg(result order by position) from leg where bet_id = target.id
      ) then 'changed'
    -- The whole stake: shortly after the acceptance, before each match, at unchanged prices.
    when request ->> 'free_ms' is not null and (
      moment >= target.accepted_at + (request ->> 'free_ms')::integer * interval '1 millisecond'
      or exists (
        select from leg
        join game on game.id = leg.game_id
        where leg.bet_id = target.id and (game.status <> 'scheduled' or moment >= game.starts_at
          or is_price_replaced(leg.game_id, leg.selection_id, leg.odds_version,
            target.accepted_at))
      )) then 'changed'
    else 'closed'
  end;
end $$;
