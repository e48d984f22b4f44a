-- migrate: stepwise
-- The page of a competition shows its results, the last first.

-- step
create index concurrently if not exists game_ended_of_tournament
  on game (tournament_id, starts_at) where status = 'ended';
