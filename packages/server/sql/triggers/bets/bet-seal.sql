-- Triggers of bet_seal.
create or replace trigger bet_seal_kept before update or delete or truncate on bet_seal
  for each statement execute function refuse_change();
create or replace trigger bet_seal_planted before insert on bet_seal
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();
