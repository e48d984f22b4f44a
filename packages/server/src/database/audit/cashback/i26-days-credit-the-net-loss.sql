-- I26 a closed day credited its percent of the net loss on its live bets, at most the maximum
-- Not of a day: the bets of a match day are of other days.
with earned as (
  select counted.player_id, counted.day,
    div(greatest(0, sum((bet.at_stake + bet.returned_early - bet.payout) * bet.cashback_percent)
      filter (where bet.status in ('win', 'lose'))), 100) as amount
  from cashback_bet counted join bet on bet.id = counted.bet_id
  group by 1, 2
)
select day.player_id || '/' || day.day,
  day.credited || ', earned ' || coalesce(earned.amount, 0)
from cashback_day day
left join earned on earned.player_id = day.player_id and earned.day = day.day
where day.credited is distinct from case when day.closed_at is null then 0
  else least(coalesce(earned.amount, 0), day.day_max) end
