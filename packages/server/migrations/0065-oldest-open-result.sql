-- migrate: stepwise
-- The metrics of a server show the age of the oldest result that may still decide open bets: the
-- first entry of this index, however many are open.

-- step
create index concurrently if not exists selection_outcome_oldest_open
  on selection_outcome (told_at) where closed_at is null;
