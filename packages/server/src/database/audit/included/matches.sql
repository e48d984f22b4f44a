-- The civil day of São Paulo of each match: that of its first kick-off that passed.
select game.id as game_id,
  (coalesce(starts_before, starts_at) at time zone 'America/Sao_Paulo')::date as day
from game
left join (
  select distinct on (game_id) game_id, starts_before from kick_off_change order by game_id, id
) first_change on first_change.game_id = game.id
