-- Checks what foreign keys of slips would check, once per statement instead of once per row.
create or replace function check_slips() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join player on player.id = added.player_id where player.id is null
  ) then
    raise exception 'a slip has no player' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
