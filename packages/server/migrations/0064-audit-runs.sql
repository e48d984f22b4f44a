-- When the books were audited and how many rows broke an invariant: the metrics of a server show
-- the last run, which was another process (`npm run audit`).
create table audit_run (
  id bigint generated always as identity primary key,
  finished_at timestamptz not null default clock_timestamp(),
  violations integer not null check (violations >= 0),
  -- Invariants whose query failed.
  unchecked integer not null check (unchecked >= 0)
);
