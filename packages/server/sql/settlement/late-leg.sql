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
