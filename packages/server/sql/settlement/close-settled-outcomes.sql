-- Closes outcomes without a leg left to settle; a bet may still be on its way into an outcome's
-- legs for as long as a statement may last. Marks corrected selections of which no leg is due as
-- reviewed, under the lock that excludes every settlement: each statement has its own snapshot, so
-- the review sees what the settlements before it committed, and those after it see the correction.
-- The lock is taken only when there is something to review.
create or replace function close_settled_outcomes() returns void language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (
    select from selection_outcome where closed_at is null and is_corrected and reviewed_at is null
  ) then
    perform pg_advisory_xact_lock(7204117);
    with due as materialized (select selection_id from leg_to_settle)
    update selection_outcome outcome set reviewed_at = clock_timestamp()
    from (
      select selection_id, told_at from selection_outcome
      where closed_at is null and is_corrected and reviewed_at is null
        and selection_id not in (select selection_id from due)
    ) seen
    where outcome.selection_id = seen.selection_id and outcome.told_at = seen.told_at;
  end if;

  update selection_outcome set closed_at = clock_timestamp()
  where closed_at is null and told_at < clock_timestamp() - interval '5 minutes'
    and (is_corrected and reviewed_at is not null or not is_corrected and not exists (
      select from leg
      where leg.game_id = selection_outcome.game_id
        and leg.selection_id = selection_outcome.selection_id and leg.result is null
      offset 0
    ));
end $$;
