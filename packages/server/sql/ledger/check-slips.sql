-- What foreign keys would say of slips, bets and legs, asked once per statement (see entry).
create or replace function check_slips() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join player on player.id = added.player_id where player.id is null
  ) then
    raise exception 'a slip has no player' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
