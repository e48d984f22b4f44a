-- I26 a day counts live bets of its player, none of them the first that was settled
select counted.bet_id::text, counted.player_id || '/' || counted.day
from cashback_bet counted
left join bet on bet.id = counted.bet_id
left join cashback_day day on day.player_id = counted.player_id and day.day = counted.day
left join first_settled_bet first on first.player_id = counted.player_id
where bet.id is null or day.player_id is null or first.player_id is null
  or bet.player_id <> counted.player_id
  or bet.cashback_percent = 0
  or bet.closings = 0
  or first.bet_id = bet.id
  or bet.accepted_at >= (counted.day + 1)::timestamp at time zone 'America/Sao_Paulo'
