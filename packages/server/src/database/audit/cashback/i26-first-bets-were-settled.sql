-- I26 each player with a won or lost bet has a first settled bet of their own
select coalesce(bet.player_id, first.player_id)::text, coalesce(first.bet_id::text, 'none')
from (select distinct player_id from bet where status in ('win', 'lose')) bet
full join first_settled_bet first on first.player_id = bet.player_id
left join bet named on named.id = first.bet_id
where first.player_id is null or named.player_id is distinct from first.player_id
  or named.closings = 0
