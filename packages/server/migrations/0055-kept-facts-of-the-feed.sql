-- What could be rewritten or planted with every trigger in force: the trust in the feed, by which
-- the audit knows that no bet was accepted in its silence; the bet from which on prices are proven;
-- changes of kick-offs that no match had, which void bets; seals, former results and kinds of
-- entries, which other triggers write; and the name that makes an account a demo account.

-- The trigger function of rows that only another trigger writes.
create or replace function refuse_planted() returns trigger language plpgsql as $$
begin
  raise exception '% is written by its trigger alone', tg_table_name;
end $$;

-- The trust in the feed is only added to, in the order of time: by an earlier row, or by another
-- level in an existing one, a silence in which bets were accepted would end before they were. The
-- version before rewrites the last row when the level changes twice in a millisecond; no bet can
-- violate the six seconds that a silence of the last five has had (I14).
create or replace function keep_trust() returns trigger language plpgsql as $$
begin
  if exists (select from feed_trust where changed_at > new.changed_at)
    or tg_op = 'UPDATE' and (new.changed_at <> old.changed_at
      or old.changed_at < clock_timestamp() - interval '5 seconds') then
    raise exception 'feed_trust is kept as it was written';
  end if;
  return new;
end $$;

create or replace trigger feed_trust_kept before delete or truncate on feed_trust
  for each statement execute function refuse_change();
create or replace trigger feed_trust_added before insert on feed_trust
  for each row execute function keep_trust();
create or replace trigger feed_trust_rewritten before update on feed_trust
  for each row when (old is distinct from new) execute function keep_trust();

create or replace trigger odds_history_start_kept
  before insert or update or delete or truncate on odds_history_start
  for each statement execute function refuse_change();

create or replace trigger kick_off_change_planted before insert on kick_off_change
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();

create or replace trigger bet_seal_planted before insert on bet_seal
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();

create or replace trigger outcome_history_planted before insert on outcome_history
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();

create or replace trigger entry_kind_planted before insert on entry_kind
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();

create or replace trigger player_kept before update of id, cpf, birthdate, username on player
  for each statement execute function refuse_change();
