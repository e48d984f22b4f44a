-- Bets that are void by the published rules of the house: on a match that was cancelled or not
-- played in time, and bets before the match that were accepted after its true kick-off.

-- A match that is cancelled, postponed or interrupted, and since when it is not being played: a
-- match postponed in advance from its kick-off on.
alter table game add column unplayed_since timestamptz;
update game set unplayed_since = case
    when status = 'cancelled' then coalesce(ended_at, now()) else greatest(now(), starts_at) end
where status in ('cancelled', 'postponed', 'interrupted');
create index game_unplayed on game (unplayed_since) where unplayed_since is not null;

create function note_unplayed() returns trigger language plpgsql as $$
begin
  if new.status not in ('cancelled', 'postponed', 'interrupted') then
    new.unplayed_since := null;
  elsif tg_op = 'INSERT' then
    new.unplayed_since := clock_timestamp();
  elsif new.status = 'cancelled' and old.status <> 'cancelled' then
    new.unplayed_since := clock_timestamp();
  elsif new.unplayed_since is null then
    new.unplayed_since := greatest(clock_timestamp(), old.starts_at);
  end if;
  return new;
end $$;
create trigger game_unplayed_noted before insert or update of status on game
  for each row execute function note_unplayed();

-- The house voids a match like the feed does, as a row of `market_cancel` that a later revocation by
-- the feed takes back. It does not cover what was decided: on a cancelled match any selection that
-- has a result, whenever it arrives; on one that was not played in time those that had one then,
-- because the bets stay void when the match is played later. In football (sport 1) an abandoned
-- match voids decided markets too, by the published rule.
alter table market_cancel
  add column reason text not null default 'feed'
    check (reason in ('feed', 'cancelled', 'postponed', 'interrupted')),
  add column decided bigint[] not null default '{}',
  add column covers_decided boolean not null default true;
create unique index market_cancel_once on market_cancel (game_id) where reason = 'cancelled';

create function void_times(game bigint, market integer, selection bigint, result text)
returns tstzmultirange
language sql stable parallel safe as $$
  select coalesce(range_agg(tstzrange(cancel.taken_from, cancel.taken_to)), '{}')
  from market_cancel cancel
  where cancel.game_id = game and not cancel.is_rollback
    and (cancel.market_id is null or cancel.market_id = market)
    and (cancel.taken_from <= cancel.taken_to) is not false
    and case when cancel.covers_decided then true
      when cancel.reason = 'cancelled' then void_times.result is null
      else selection <> all(cancel.decided)
    end
    and cancel.id > (
      select coalesce(max(undone.id), 0) from market_cancel undone
      where undone.game_id = game and undone.is_rollback
        and (undone.market_id is null or undone.market_id = market)
    )
$$;

-- A bet before the match counts only when it was accepted before the kick-off as it is known now.
create function is_after_kick_off(is_live boolean, taken timestamptz, starts_at timestamptz)
returns boolean language sql immutable parallel safe as $$
  select not is_live and taken >= starts_at
$$;

-- The whole rule for one leg; settlement applies it to many (`leg_to_settle`).
create function is_leg_void(
  game bigint, market integer, selection bigint, is_live boolean, taken timestamptz
) returns boolean language sql stable parallel safe as $$
  select taken <@ void_times(game, market, selection, (
      select result from selection_outcome where selection_id = selection
    )) or is_after_kick_off(is_live, taken, (
      select starts_at from game where id = is_leg_void.game))
$$;

-- Every change of a kick-off that has passed, before or after the change: bets that were accepted
-- between the two become void, or valid again.
create table kick_off_change (
  id bigint generated always as identity primary key,
  game_id bigint not null references game,
  starts_before timestamptz not null,
  starts_after timestamptz not null,
  recorded_at timestamptz not null default clock_timestamp()
);
create index kick_off_change_recorded on kick_off_change (recorded_at);
create trigger kick_off_change_kept before update or delete or truncate on kick_off_change
  for each statement execute function refuse_change();

create function review_kick_off() returns trigger language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if least(old.starts_at, new.starts_at) > clock_timestamp() then return null; end if;
  insert into kick_off_change (game_id, starts_before, starts_after)
  values (new.id, old.starts_at, new.starts_at);
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, leg.game_id, market_id, true
  from leg
  join bet on bet.id = leg.bet_id
  where leg.selection_id between new.id * 1000 and new.id * 1000 + 999 and not leg.is_live
    and bet.accepted_at >= least(old.starts_at, new.starts_at)
    and bet.accepted_at < greatest(old.starts_at, new.starts_at)
  order by 1
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp();
  return null;
end $$;
create trigger game_kick_off_reviewed after update of starts_at on game
  for each row when (old.starts_at is distinct from new.starts_at)
  execute function review_kick_off();

-- Matches that became void by now: cancelled ones after ten minutes, in which the feed may still
-- report what was decided, and ones not played for so many hours. A match without an undecided bet
-- is left until it has one. Several servers may call this at once.
create function void_unplayed_matches(hours integer) returns table (game_id bigint, reason text)
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
          and leg.selection_id between game.id * 1000 and game.id * 1000 + 999
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
    or is_after_kick_off(leg.is_live, accepted_at, match.starts_at) as is_void
  from bet where id = leg.bet_id
  offset 0
) ruling
cross join lateral (
  select case when is_void then 'void' else outcome.result end as result,
    case when is_void then 1 else outcome.dead_heat_places end as places,
    case when is_void then 1 else outcome.dead_heat_tied end as tied
) due
where outcome.closed_at is null and outcome.is_corrected
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied)
    is distinct from (due.result, due.places, due.tied);

-- Bets that were paid although they were accepted after the kick-off as it is known now.
insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
select distinct leg.selection_id, leg.game_id, leg.market_id, true
from leg
join bet on bet.id = leg.bet_id
join game on game.id = leg.game_id
where is_after_kick_off(leg.is_live, bet.accepted_at, game.starts_at)
  and leg.result is distinct from 'void'
order by 1
on conflict (selection_id) do update
set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp();
