-- Triggers of bet_seal_start.
create or replace trigger bet_seal_start_kept
  before insert or update or delete or truncate on bet_seal_start
  for each statement execute function refuse_change();
