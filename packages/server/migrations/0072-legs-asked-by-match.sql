-- migrate: stepwise
-- Undecided legs are found in this index by their player alone. The settlement asks by match and
-- selection; where the planner held both indexes for equally good, it read the whole of this one
-- for each selection that was decided. Only the query of the tab 'Ao vivo' names `player_id > 0`.

-- step
create index concurrently if not exists leg_undecided_of_player
  on leg (player_id, game_id, bet_id desc) where result is null and player_id > 0;

-- step
drop index concurrently if exists leg_undecided;
