-- Undecided legs of matches that ended two hours ago, or began a day ago, and are not expected to
-- be played any more: the law gives 120 minutes to pay. One look per match with open legs.
create or replace view overdue_match as
with recursive open_game as (
  select min(game_id) as id from leg where result is null
  union all
  select (select min(game_id) from leg where result is null and game_id > open_game.id)
  from open_game where open_game.id is not null
)
select game.id as game_id, game.status, game.starts_at, game.ended_at,
  (select count(*) from leg where game_id = game.id and result is null) as legs
from open_game
join game on game.id = open_game.id
where game.ended_at < clock_timestamp() - interval '2 hours'
  or (game.starts_at < clock_timestamp() - interval '24 hours'
    and game.status not in ('postponed', 'interrupted'));
