-- Triggers of fact_seal.
create or replace trigger fact_seal_kept before update or delete or truncate on fact_seal
  for each statement execute function refuse_change();
create or replace trigger fact_seal_planted before insert on fact_seal
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();
