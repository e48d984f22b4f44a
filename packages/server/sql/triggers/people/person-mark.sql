-- Triggers of person_mark.
create or replace trigger person_mark_kept before update or delete or truncate on person_mark
  for each statement execute function refuse_change();
create or replace trigger person_mark_planted before insert on person_mark
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();
