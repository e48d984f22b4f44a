-- Triggers of feed_trust. A trigger of the statement would refuse each `on conflict do update`.
create or replace trigger feed_trust_kept before delete or truncate on feed_trust
  for each statement execute function refuse_change();
create or replace trigger feed_trust_added before insert on feed_trust
  for each row execute function keep_trust();
create or replace trigger feed_trust_rewritten before update on feed_trust
  for each row when (old is distinct from new) execute function keep_trust();
create or replace trigger feed_trust_sealed after insert or update on feed_trust
  for each row execute function seal_trust();
create or replace trigger feed_trust_led before insert on feed_trust
  for each statement execute function check_feed_term();
