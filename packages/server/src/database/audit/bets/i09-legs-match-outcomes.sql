-- I9 the result of a leg is the outcome of its selection
select leg.bet_id || '/' || leg.position, leg.result
from leg
join bet on bet.id = leg.bet_id
left join selection_outcome outcome on outcome.selection_id = leg.selection_id
where leg.result is not null and (outcome.closed_at is not null or not outcome.is_corrected)
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from case
    when outcome.is_corrected
      and is_leg_void(leg.game_id, leg.market_id, leg.selection_id, leg.is_live, bet.accepted_at)
      then ('void'::text, 1, 1)
    else (outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied) end
union all
-- While an outcome is reviewed a leg has its result or a former one, or is void by a cause.
select leg.bet_id || '/' || leg.position, leg.result || ', never the outcome'
from leg
join bet on bet.id = leg.bet_id
join game on game.id = leg.game_id
join selection_outcome outcome on outcome.selection_id = leg.selection_id
where outcome.closed_at is null and outcome.is_corrected
  and leg.result is not null
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied)
    is distinct from (outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied)
  and not exists (
    select from outcome_history former
    where former.selection_id = leg.selection_id and former.version < outcome.version
      and (former.result, former.dead_heat_places, former.dead_heat_tied)
        = (leg.result, leg.dead_heat_places, leg.dead_heat_tied))
  and not (leg.result = 'void' and (
    is_after_kick_off(leg.is_live, bet.accepted_at, game.starts_at)
    or exists (
      select from market_cancel
      where game_id = leg.game_id and (market_id is null or market_id = leg.market_id))
    or exists (select from kick_off_change where game_id = leg.game_id)))
