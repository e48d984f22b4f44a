-- Triggers of outcome_history.
create or replace trigger outcome_history_kept
  before update or delete or truncate on outcome_history
  for each statement execute function refuse_change();
create or replace trigger outcome_history_planted before insert on outcome_history
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();
