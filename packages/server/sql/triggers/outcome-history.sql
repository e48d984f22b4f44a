-- Triggers of outcome_history.
create or replace trigger outcome_history_kept
  before update or delete or truncate on outcome_history
  for each statement execute function refuse_change();
