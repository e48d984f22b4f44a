-- I9 a leg is of the player of its bet
select leg.bet_id || '/' || leg.position, 'player ' || coalesce(leg.player_id::text, 'none')
from leg join bet on bet.id = leg.bet_id
where leg.player_id is distinct from bet.player_id
