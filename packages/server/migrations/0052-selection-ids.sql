-- One encoder and one decoder of selection identifiers; what computed them itself calls these.

-- The game of a selection, from its identifier: selection_of, reversed. In TypeScript: gameOf of
-- markets/game-selection.ts.
create or replace function game_of(selection bigint) returns bigint
language sql immutable parallel safe as $$ select selection / 1000 $$;

-- The identifier of the selection at an index of its game; selections of one game follow each
-- other. In TypeScript: selectionId of markets/game-selection.ts, which has the same constant.
create or replace function selection_of(game bigint, index integer) returns bigint
language sql immutable parallel safe as $$ select game * 1000 + index $$;

-- Marks every selection of these markets (null: all) of a game for review: its open and settled
-- legs are compared with its result again.
create or replace function review_markets(game bigint, markets integer[]) returns void
language sql as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, game, market_id, true
  from leg
  where selection_id >= selection_of(game, 0) and selection_id < selection_of(game + 1, 0)
    and (markets is null or market_id = any(markets))
  order by selection_id
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp()
$$;

-- Records a changed kick-off that has passed, before or after the change, or that belongs to a
-- match under way, and marks the selections of the bets between the two for review. The first
-- change holds the kick-off that decides the day of a match (day_of_match).
create or replace function review_kick_off() returns trigger language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if least(old.starts_at, new.starts_at) > clock_timestamp()
    and old.status = 'scheduled' and new.status = 'scheduled' then
    return null;
  end if;
  insert into kick_off_change (game_id, starts_before, starts_after)
  values (new.id, old.starts_at, new.starts_at);
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, leg.game_id, market_id, true
  from leg
  join bet on bet.id = leg.bet_id
  where leg.selection_id >= selection_of(new.id, 0)
    and leg.selection_id < selection_of(new.id + 1, 0) and not leg.is_live
    and bet.accepted_at >= least(old.starts_at, new.starts_at)
    and bet.accepted_at < greatest(old.starts_at, new.starts_at)
  order by 1
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp();
  return null;
end $$;

-- Matches that became void by now: cancelled ones after ten minutes, in which the feed may still
-- report what was decided, and ones not played for so many hours. A match without an undecided bet
-- is left until it has one. Several servers may call this at once.
create or replace function void_unplayed_matches(hours integer)
returns table (game_id bigint, reason text)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(7204118);
  for game_id, reason in
  with ruled as (
    insert into market_cancel as made (
      game_id, is_rollback, taken_to, reason, covers_decided, decided)
    select game.id, false,
      case when game.status <> 'cancelled' then clock_timestamp() end, game.status,
      game.sport_id = 1, case when game.status = 'cancelled' then '{}' else array(
        select selection_id from selection_outcome where game_id = game.id and result is not null
      ) end
    from game
    where game.unplayed_since < clock_timestamp()
        - case when game.status = 'cancelled' then interval '10 minutes'
          else make_interval(hours => hours) end
      and not exists (
        select from market_cancel known
        where known.game_id = game.id and known.reason = game.status
          and (game.status = 'cancelled' or known.told_at >= game.unplayed_since)
      )
      and exists (
        select from leg
        where leg.game_id = game.id and leg.result is null and not exists (
          select from selection_outcome outcome
          where outcome.selection_id = leg.selection_id and outcome.result is not null
        )
        union all
        select from leg
        where game.sport_id = 1 and leg.result <> 'void'
          and leg.selection_id >= selection_of(game.id, 0)
          and leg.selection_id < selection_of(game.id + 1, 0)
      )
    on conflict do nothing
    returning made.game_id, made.reason
  )
  select ruled.game_id, ruled.reason from ruled order by 1
  loop
    perform review_markets(game_id, null);
    return next;
  end loop;
end $$;

-- Forgets the prices of games that ended before this moment, but for those that bets stand on.
-- Returns how many games it forgot; at most `most`, so that no call is long.
create or replace function forget_odds(ended_before timestamptz, most integer) returns integer
language plpgsql as $$
declare
  games bigint[];
begin
  games := array(
    select game.id from game
    where game.ended_at < ended_before
      and exists (select from selection_price where game_id = game.id)
    order by game.ended_at limit most
  );
  delete from odds_history
  using unnest(games) as g(id)
  where selection_id >= selection_of(g.id, 0) and selection_id < selection_of(g.id + 1, 0)
    and not exists (
      select from leg
      where leg.selection_id = odds_history.selection_id
        and leg.odds_version = odds_history.version and odds_history.status = 'open'
    );
  delete from selection_price where game_id = any(games);
  return coalesce(array_length(games, 1), 0);
end $$;
