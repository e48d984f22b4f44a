-- Reviewing corrected outcomes waits for the settlements under way. One that began before a
-- correction still settles legs by the old result, unseen by a review that ends before it: such a
-- leg would keep a result that its selection no longer has, because its selection is not compared
-- a second time.

-- As before (0022), reviewing under the lock that excludes every settlement (0014, 0030). Each
-- statement has its own snapshot, so that the review sees what the settlements before it committed;
-- those after it see the correction. The lock is taken only when there is something to review.
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

-- What was reviewed without the lock is compared once more.
update selection_outcome set reviewed_at = null, closed_at = null where reviewed_at is not null;
