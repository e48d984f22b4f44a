-- Triggers of bet_closing.
create or replace trigger bet_closing_kept before update or delete or truncate on bet_closing
  for each statement execute function refuse_change();
create or replace trigger bet_closing_sealed after insert on bet_closing
  for each row execute function seal_closing();
