-- I26 the ledger credited the amounts of the days, to their players, in as many transfers
-- Not of a day: the credits of a match day are of other days.
with money as (
  -- include money
),
credits as (
  select split_part(reference, '#', 1) as day, count(distinct transfer_id) as transfers,
    -sum(amount) filter (where pocket = 'promotions') as amount,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause in ('cashback_day', 'uncashback_day') group by 1
)
select coalesce(day.player_id || '/' || day.day, credits.day),
  coalesce(day.credited, 0) || ', credited ' || coalesce(credits.amount, 0)
from cashback_day day
full join credits on credits.day = day.player_id || '/' || day.day
where day.player_id is null
  or day.credited <> coalesce(credits.amount, 0)
  or day.changes <> coalesce(credits.transfers, 0)
  or credits.first_player <> day.player_id
  or credits.last_player <> day.player_id
