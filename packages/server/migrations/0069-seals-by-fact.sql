-- migrate: stepwise
-- The audit of a day finds the seals of its bets and transfers by the first fact of each, in
-- whatever order they were written (decision 0140).

-- step
create index concurrently if not exists bet_seal_first on bet_seal ((bet_ids[1]));

-- step
create index concurrently if not exists fact_seal_first on fact_seal (subject, (ids[1]));
