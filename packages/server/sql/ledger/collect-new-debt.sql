-- Collects a debt in the statement that records it.
create or replace function collect_new_debt() returns trigger language plpgsql as $$
begin
  perform collect_debt(new.player_id);
  return null;
end $$;
