-- What could be rewritten with every trigger in force: the trust in the feed, by which the audit
-- knows that no bet was accepted in its silence; changes of kick-offs that no match had, which void
-- bets; and the name that makes an account a demo account.

-- The trigger function of rows that only another trigger writes.
create or replace function refuse_planted() returns trigger language plpgsql as $$
begin
  raise exception '% is written by its trigger alone', tg_table_name;
end $$;

create or replace trigger feed_trust_kept before update or delete or truncate on feed_trust
  for each statement execute function refuse_change();

create or replace trigger kick_off_change_planted before insert on kick_off_change
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();

create or replace trigger player_kept before update of id, cpf, birthdate, username on player
  for each statement execute function refuse_change();
