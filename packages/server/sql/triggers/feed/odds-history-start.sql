-- Triggers of odds_history_start.
create or replace trigger odds_history_start_kept
  before insert or update or delete or truncate on odds_history_start
  for each statement execute function refuse_change();
