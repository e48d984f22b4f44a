-- Records by what an account is known to be a person's: the browser of a login, the PIX key of a
-- withdrawal, a whole address. A mark stays when the account changes it. Demo accounts, which
-- anybody may use, have none.
create or replace function mark_person() returns trigger language plpgsql as $$
declare
  account player;
  mark text;
begin
  if tg_table_name = 'player' then
    account := new;
    mark := concat_ws('|', new.country_id, new.postal_code, new.house_number,
      new.apartment_number, new.street_name);
    if new.postal_code = '' then
      return null;
    end if;
  else
    select * into strict account from player where id = new.player_id;
  end if;
  if account.username ~ '^demo(:[0-9]+)?$' then
    return null;
  end if;
  if tg_table_name = 'known_device' then
    mark := encode(new.token_hash, 'hex');
  elsif tg_table_name = 'withdrawal' then
    mark := new.pix_key_type || '|' || new.pix_key;
  end if;
  insert into person_mark (kind, mark, player_id)
  values (tg_table_name, sha256(convert_to(lower(mark), 'UTF8')), account.id)
  on conflict do nothing;
  return null;
end $$;
