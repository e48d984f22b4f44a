-- I29 the counter of each player for the day is the sum of the bets accepted on it
with due as (
  select player_id, sum(potential_return) as amount
  from audited_day
  join bet on bet.accepted_at >= begin_at and bet.accepted_at < end_at
  group by player_id
)
select 'player ' || player_id,
  coalesce(held.potential_return::text, 'none') || ', not ' || coalesce(due.amount::text, 'none')
from exposure_player_day held full join due using (player_id)
where held.potential_return is distinct from due.amount
