-- Keeps every result that is replaced by another one.
create or replace function keep_outcome() returns trigger language plpgsql as $$
begin
  insert into outcome_history values (old.selection_id, old.version, old.result,
    old.dead_heat_places, old.dead_heat_tied, old.told_at);
  return null;
end $$;
