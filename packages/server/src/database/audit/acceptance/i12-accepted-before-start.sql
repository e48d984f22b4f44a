-- I12 a pre-match bet that was accepted at or after the start of the match is void or under review
select leg.bet_id || '/' || leg.position, bet.accepted_at::text
from leg
join bet on bet.id = leg.bet_id
join game on game.id = leg.game_id
left join selection_outcome outcome on outcome.selection_id = leg.selection_id
where is_after_kick_off(leg.is_live, bet.accepted_at, game.starts_at)
  and leg.result is distinct from 'void'
  and (outcome.is_corrected and outcome.closed_at is null) is not true
