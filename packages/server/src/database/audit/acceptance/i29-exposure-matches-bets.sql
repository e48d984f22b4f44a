-- I29 the counters of the limits are the sums of the accepted bets
-- Not of a day: combinations are bet on for days.
with exposure as (
  -- include exposure
),
due as (
  select 'player ' || player_id || ' on ' || day as counter, sum(potential_return) as amount
  from exposure group by player_id, day
  union all
  select 'player ' || player_id || ' and combination ' || combination, sum(potential_return)
  from exposure group by player_id, combination
  union all
  select 'combination ' || combination, sum(shared)
  from exposure where legs > 1 group by combination
),
held as (
  select 'player ' || player_id || ' on ' || day as counter, potential_return as amount
  from exposure_player_day
  union all
  select 'player ' || player_id || ' and combination ' || combination, potential_return
  from exposure_player_combination
  union all
  select 'combination ' || combination, potential_return from exposure_combination
)
select counter, coalesce(held.amount::text, 'none') || ', not ' || coalesce(due.amount::text, 'none')
from held full join due using (counter)
where held.amount is distinct from due.amount
