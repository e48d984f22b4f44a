-- What foreign keys would check of bets, once per statement.
create or replace function check_bets() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    left join slip on slip.player_id = added.player_id and slip.slip_id = added.slip_id
    where slip.reference is null
  ) then
    raise exception 'a bet has no placed slip' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;
