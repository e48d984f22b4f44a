-- I26 a day counts live bets of its player on its matches, none of them the first that was settled
with match_day as (
  -- include matches
),
days_of_bet as (
  select counted.bet_id, min(match_day.day) as first_day, max(match_day.day) as last_day
  from cashback_bet counted
  join leg on leg.bet_id = counted.bet_id
  join match_day on match_day.game_id = leg.game_id
  where counted.is_day_of_match
  group by 1
)
select counted.bet_id::text, counted.player_id || '/' || counted.day
from cashback_bet counted
left join bet on bet.id = counted.bet_id
left join days_of_bet on days_of_bet.bet_id = counted.bet_id
left join cashback_day day on day.player_id = counted.player_id and day.day = counted.day
left join first_settled_bet first on first.player_id = counted.player_id
where bet.id is null or day.player_id is null or first.player_id is null
  or bet.player_id <> counted.player_id
  or bet.cashback_percent = 0
  or bet.closings = 0
  or first.bet_id = bet.id
  or case when counted.is_day_of_match
    then (first_day, last_day) is distinct from (counted.day, counted.day)
    else bet.accepted_at >= (counted.day + 1)::timestamp at time zone 'America/Sao_Paulo' end
