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
