-- The pocket of a player, or of the house (null), by its index.
create or replace function pocket_of(owner bigint, wanted text) returns bigint
language plpgsql stable set enable_seqscan = off as $$
begin
  if owner is null then
    return (select id from account where player_id is null and kind = wanted);
  end if;
  return (select id from account where player_id = owner and kind = wanted);
end $$;
