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
    when leg.market_id = 1019999
      then (composite_result(leg.selection_id, bet.accepted_at), 1, 1)
    else (outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied) end
