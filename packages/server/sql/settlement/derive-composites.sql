-- Records what the composite selections of these games come to that contain one of these parts.
-- Composites whose parts were corrected are reviewed, leg by leg, as selections of markets that
-- were cancelled are.
create or replace function derive_composites(games bigint[], changed bigint[]) returns void
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into selection_outcome as known (
    selection_id, game_id, market_id, result, is_confirmed, is_corrected, feed_at)
  select composite.selection_id, composite.game_id, 1019999,
    together.result, parts.is_confirmed, parts.is_corrected, parts.feed_at
  from composite_selection composite
  cross join lateral (
    select bool_and(is_confirmed) as is_confirmed, bool_or(is_corrected) as is_corrected,
      max(feed_at) as feed_at
    from selection_outcome
    where selection_id = any(composite.parts)
  ) parts
  cross join lateral composite_result(composite.selection_id, null) as together(result)
  where composite.game_id = any(games) and composite.parts && changed
    and (together.result is not null or parts.is_corrected)
  order by composite.selection_id
  on conflict (selection_id) do update set
    result = excluded.result, is_confirmed = excluded.is_confirmed, feed_at = excluded.feed_at,
    version = known.version + (known.result is distinct from excluded.result)::integer,
    is_corrected = known.is_corrected or excluded.is_corrected
      or known.result is distinct from excluded.result,
    closed_at = null, reviewed_at = null, told_at = clock_timestamp()
  where known.result is distinct from excluded.result or excluded.is_corrected;
end $$;
