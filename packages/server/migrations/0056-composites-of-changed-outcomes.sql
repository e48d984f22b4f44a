-- Two changes of an outcome within one tick of the clock differ in its version, not in its time.

-- Derives the composite selections of which a part was recorded, corrected or set for review, in
-- the statement that did so: no way of recording a result leaves them out. One call at a time for
-- each game, this one or one that adds a composite (composite_of), so that none misses the other's
-- rows.
create or replace function derive_from_outcomes() returns trigger language plpgsql as $$
declare
  games bigint[];
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct game_id order by game_id), array_agg(selection_id)
    into games, changed from after_rows
    where market_id <> 1019999;
  else
    select array_agg(distinct after_rows.game_id order by after_rows.game_id),
      array_agg(after_rows.selection_id)
    into games, changed
    from after_rows
    join before_rows on before_rows.selection_id = after_rows.selection_id
    where after_rows.market_id <> 1019999 and (
      (after_rows.version, after_rows.is_corrected, after_rows.told_at)
        is distinct from (before_rows.version, before_rows.is_corrected, before_rows.told_at)
      or after_rows.reviewed_at is null and before_rows.reviewed_at is not null
      or after_rows.closed_at is null and before_rows.closed_at is not null);
  end if;
  if games is not null then
    perform pg_advisory_xact_lock(7204120, hashint8(id)) from unnest(games) as game(id);
    if exists (select from composite_selection where game_id = any(games)) then
      perform derive_composites(games, changed);
    end if;
  end if;
  return null;
end $$;
