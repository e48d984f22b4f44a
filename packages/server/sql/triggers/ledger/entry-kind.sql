-- Triggers of entry_kind.
create or replace trigger entry_kind_kept before update or delete or truncate on entry_kind
  for each statement execute function refuse_change();
create or replace trigger entry_kind_planted before insert on entry_kind
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();
