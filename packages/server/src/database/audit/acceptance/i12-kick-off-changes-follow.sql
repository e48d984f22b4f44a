-- I12 each change of a kick-off follows the one before it, and the last leads to the kick-off
-- A match that had not started could be moved again without a record.
select change.game_id || ' from ' || starts_after, 'next ' || next_kick_off
from (
  select game_id, starts_before, starts_after, recorded_at, game.status,
    coalesce(lead(starts_before) over (partition by game_id order by kick_off_change.id),
      game.starts_at) as next_kick_off
  from kick_off_change join game on game.id = game_id
) change
where next_kick_off <> starts_after and starts_after <= recorded_at
