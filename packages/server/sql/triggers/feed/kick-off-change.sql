-- Triggers of kick_off_change.
create or replace trigger kick_off_change_kept
  before update or delete or truncate on kick_off_change
  for each statement execute function refuse_change();
create or replace trigger kick_off_change_planted before insert on kick_off_change
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();
