-- Triggers of odds_history.
create or replace trigger odds_history_kept before update or truncate on odds_history
  for each statement execute function refuse_change();
