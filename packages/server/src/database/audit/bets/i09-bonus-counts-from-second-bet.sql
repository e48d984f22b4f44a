-- I9 a bonus was given only after a first bet of the player was settled
select bet.id::text, bet.bonus_percent || ' %, first bet ' || coalesce(first.bet_id::text, 'none')
from bet
left join first_settled_bet first on first.player_id = bet.player_id
left join bet named on named.id = first.bet_id
where bet.bonus_percent > 0 and bet.bonus_table >= 2
  and not exists (
    select from generate_series(1, named.closings) closing
    join transfer on transfer.kind = 'settle' and transfer.reference = named.id || '#' || closing
    where transfer.created_at <= bet.accepted_at
  )
