-- Holds the amount and records the request, under the wallet's lock: 'held', 'repeated' when this
-- request was recorded before, 'reused' when its key names another, 'not_enough_cash', or
-- 'debt_owed' when only the debt leaves too little.
create or replace function hold_withdrawal(
  new_id uuid, owner bigint, wanted bigint, key_type text, key text, first_status text,
  first_reason text, at timestamptz
) returns text language plpgsql as $$
declare
  known withdrawal;
  cash account;
  made uuid;
begin
  perform from account where player_id = owner and kind in ('cash', 'withdrawal_hold')
  order by id for no key update;
  select * into known from withdrawal where id = new_id;
  if found then
    return case when (known.player_id, known.amount, known.pix_key) = (owner, wanted, key)
      then 'repeated' else 'reused' end;
  end if;
  select * into strict cash from account where player_id = owner and kind = 'cash';
  if cash.balance - cash.owed < wanted then
    return case when cash.balance < wanted and cash.owed = 0 then 'not_enough_cash'
      else 'debt_owed' end;
  end if;
  insert into withdrawal (id, player_id, amount, pix_key_type, pix_key, owner_name, cpf, status,
    reason, created_at)
  select new_id, owner, wanted, key_type, key, first_name || ' ' || last_name, cpf, first_status,
    first_reason, at
  from player where id = owner
  on conflict (id) do nothing
  returning id into made;
  if made is null then
    return 'reused';
  end if;
  insert into withdrawal_step (withdrawal_id, status, at)
  select new_id, status, at from unnest(array['requested', first_status]) as first (status)
  on conflict do nothing;
  perform post_transfer('withdrawal_hold', new_id::text, cash.id,
    pocket_of(owner, 'withdrawal_hold'), wanted);
  return 'held';
end $$;
