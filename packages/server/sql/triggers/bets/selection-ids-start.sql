-- Triggers of selection_ids_start.
create or replace trigger selection_ids_start_kept
  before insert or update or delete or truncate on selection_ids_start
  for each statement execute function refuse_change();
