-- migrate: stepwise
-- By what several accounts are known to be one person's: only the oldest of them has live cashback
-- (decision 0098). Marks are hashes: no address or key is stored a second time.

-- step
create table if not exists person_mark (
  kind text not null check (kind in ('known_device', 'withdrawal', 'player')),
  mark bytea not null,
  player_id bigint not null references player(id),
  primary key (kind, mark, player_id)
);

-- step
create index concurrently if not exists person_mark_of_player on person_mark (player_id);

-- step
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

-- step
create or replace trigger known_device_marked after insert on known_device
  for each row execute function mark_person();

-- step
create or replace trigger withdrawal_marked after insert on withdrawal
  for each row execute function mark_person();

-- step
create or replace trigger player_marked
  after insert or update of country_id, postal_code, house_number, apartment_number, street_name
  on player for each row execute function mark_person();

-- step: the accounts of before
insert into person_mark (kind, mark, player_id)
select kind, sha256(convert_to(lower(text), 'UTF8')), player_id
from (
  select 'known_device', encode(token_hash, 'hex'), player_id from known_device
  union
  select 'withdrawal', pix_key_type || '|' || pix_key, player_id from withdrawal
  union
  select 'player', concat_ws('|', country_id, postal_code, house_number, apartment_number,
    street_name), id
  from player where postal_code <> ''
) known (kind, text, player_id)
join player on player.id = player_id
where (username ~ '^demo(:[0-9]+)?$') is not true
on conflict do nothing;

-- step
create or replace trigger person_mark_kept before update or delete or truncate on person_mark
  for each statement execute function refuse_change();
create or replace trigger person_mark_planted before insert on person_mark
  for each row when (pg_trigger_depth() = 0) execute function refuse_planted();
