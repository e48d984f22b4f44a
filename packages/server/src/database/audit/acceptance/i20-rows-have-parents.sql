-- I20 a bet has its slip and legs, a slip its player, a leg its bet and game
select kind, subject
from (
  select 'bet', bet.id::text from bet
  left join slip on slip.player_id = bet.player_id and slip.slip_id = bet.slip_id
  where slip.player_id is null
  union all
  select 'slip', slip.slip_id::text from slip
  left join player on player.id = slip.player_id where player.id is null
  union all
  select 'leg', leg.bet_id || '/' || leg.position from leg
  left join bet on bet.id = leg.bet_id
  left join game on game.id = leg.game_id
  where bet.id is null or game.id is null
  union all
  select 'legs', bet.id::text from bet
  where not exists (select from leg where leg.bet_id = bet.id)
) as lost(kind, subject)
