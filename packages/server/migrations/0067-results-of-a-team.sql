-- migrate: stepwise
-- The page of a team shows its results in all of its competitions, the last first.

-- step
create index concurrently if not exists game_ended_at_home
  on game (home_id, starts_at) where status = 'ended';

-- step
create index concurrently if not exists game_ended_away
  on game (away_id, starts_at) where status = 'ended';
