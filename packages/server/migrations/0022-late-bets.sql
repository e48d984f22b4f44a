-- Settlement no longer pays for a cancelled match with a look at every open leg of the book, nor
-- with a second look at legs that were already compared with what is due.

-- The settled legs of this selection have been compared since its last correction: only open legs,
-- those of bets that were being placed meanwhile, remain to be examined.
alter table selection_outcome add column reviewed_at timestamptz;

-- The open legs of a game. By the game as well, because nearly all legs may be open: the planner
-- would then take any index on the selection alone for as good, and read settled legs too.
create index leg_open on leg (game_id, selection_id) include (bet_id, position, market_id)
  where result is null;
drop index leg_open_selection;

-- All times at which bets on a market are void because the feed cancelled them: once per selection
-- instead of once per leg. A cancellation counts unless a later statement revokes it; one that ends
-- before it begins covers nothing.
create function cancelled_times(game bigint, market integer) returns tstzmultirange
language sql stable parallel safe as $$
  select coalesce(range_agg(tstzrange(cancel.taken_from, cancel.taken_to)), '{}')
  from market_cancel cancel
  where cancel.game_id = game and not cancel.is_rollback
    and (cancel.market_id is null or cancel.market_id = market)
    and (cancel.taken_from <= cancel.taken_to) is not false
    and cancel.id > (
      select coalesce(max(undone.id), 0) from market_cancel undone
      where undone.game_id = game and undone.is_rollback
        and (undone.market_id is null or undone.market_id = market)
    )
$$;

create or replace function is_leg_cancelled(game bigint, market integer, taken timestamptz)
returns boolean language sql stable parallel safe as $$
  select taken <@ cancelled_times(game, market)
$$;

-- Open legs of bets that were being placed while their market was cancelled, or that were accepted
-- within a time that was cancelled ahead. Starts from the cancellations of the last five minutes,
-- which is longer than any statement runs: `offset 0` keeps the planner from starting elsewhere.
create view late_leg as
select late.selection_id, late.game_id, late.market_id
from market_cancel cancel
cross join lateral (
  select selection_id, game_id, market_id, bet_id from leg
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
  and is_leg_cancelled(late.game_id, late.market_id, taken.accepted_at);

create or replace function review_late_bets() returns void language sql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct late.selection_id, late.game_id, late.market_id, true
  from late_leg late
  left join selection_outcome known on known.selection_id = late.selection_id
  where known.selection_id is null or not known.is_corrected or known.closed_at is not null
  order by 1
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, told_at = clock_timestamp()
$$;

-- As before (0010), and the settled legs are compared again.
create or replace function review_markets(game bigint, markets integer[]) returns void
language sql as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, game, market_id, true
  from leg
  where selection_id between game * 1000 and game * 1000 + 999
    and (markets is null or market_id = any(markets))
  order by selection_id
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp()
$$;

-- As before (0010), with the cancelled times of a selection read once, and settled legs examined
-- until their selection has been reviewed.
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
  select cancelled_times(outcome.game_id, outcome.market_id) as times offset 0
) cancelled
cross join lateral (
  select bet_id, position, null as result, 1 as dead_heat_places, 1 as dead_heat_tied from leg
  where game_id = outcome.game_id and selection_id = outcome.selection_id and result is null
  union all
  select bet_id, position, result, dead_heat_places, dead_heat_tied from leg
  where selection_id = outcome.selection_id and result is not null
    and outcome.reviewed_at is null
  offset 0
) leg
cross join lateral (
  select accepted_at <@ cancelled.times as is_void from bet where id = leg.bet_id offset 0
) ruling
cross join lateral (
  select case when is_void then 'void' else outcome.result end as result,
    case when is_void then 1 else outcome.dead_heat_places end as places,
    case when is_void then 1 else outcome.dead_heat_tied end as tied
) due
where outcome.closed_at is null and outcome.is_corrected
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied)
    is distinct from (due.result, due.places, due.tied);

-- As before (0014), and corrected selections of which no leg is due are marked as reviewed. One
-- that is corrected again meanwhile has another `told_at` and stays unreviewed.
create or replace function close_settled_outcomes() returns void language sql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
  with due as materialized (select selection_id from leg_to_settle)
  update selection_outcome outcome set reviewed_at = clock_timestamp()
  from (
    select selection_id, told_at from selection_outcome
    where closed_at is null and is_corrected and reviewed_at is null
      and selection_id not in (select selection_id from due)
  ) seen
  where outcome.selection_id = seen.selection_id and outcome.told_at = seen.told_at;

  update selection_outcome set closed_at = clock_timestamp()
  where closed_at is null and told_at < clock_timestamp() - interval '5 minutes'
    and (is_corrected and reviewed_at is not null or not is_corrected and not exists (
      select from leg
      where leg.game_id = selection_outcome.game_id
        and leg.selection_id = selection_outcome.selection_id and leg.result is null
      offset 0
    ))
$$;
