-- Marks the selections of late bets (late_leg) for review.
create or replace function review_late_bets() returns void language sql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct late.selection_id, late.game_id, late.market_id, true
  from late_leg late
  left join selection_outcome known on known.selection_id = late.selection_id
  where known.selection_id is null or not known.is_corrected or known.closed_at is not null
  order by 1
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, told_at = clock_timestamp()
$$;
