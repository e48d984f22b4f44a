-- Keeps the index of entries by the kind of their transfer.
create or replace function index_entry_kinds() returns trigger language plpgsql as $$
begin
  insert into entry_kind (account_id, version, kind)
  select account_id, version, (select kind from transfer where transfer.id = added.transfer_id)
  from added where is_player;
  return null;
end $$;
