-- Debts bind (decisions, 24): money that comes into cash repays what is owed, a correction cancels
-- withdrawals that were not sent, and nothing is withdrawn beyond what exceeds the debt.

-- Kinds of transfers are added to those that there are by now.
do $$
declare
  kinds text := (
    select pg_get_expr(conbin, conrelid) from pg_constraint
    where conrelid = 'transfer'::regclass and conname = 'transfer_kind_check'
  );
begin
  alter table transfer drop constraint transfer_kind_check;
  execute format('alter table transfer add constraint transfer_kind_check
    check (%s or kind = ''debt_repaid'') not valid', kinds);
  alter table transfer validate constraint transfer_kind_check;
end $$;

-- Repays what a player owes with the cash that there is, in a transfer of its own named
-- 'player/version of the pocket': the credit before it is shown whole. The amount in centavos.
create function repay_debt(owner bigint) returns bigint language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pocket account;
  repaid bigint;
  moved bigint;
begin
  select * into strict pocket from account
  where player_id = owner and kind = 'cash' for no key update;
  repaid := least(pocket.balance, pocket.owed);
  if repaid = 0 then
    return 0;
  end if;
  insert into transfer (kind, reference)
  values ('debt_repaid', owner || '/' || pocket.version + 1)
  returning id into moved;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  values (moved, pocket.id, true, -repaid, pocket.balance - repaid, pocket.version + 1),
    (moved, pocket_of(null, 'receivable'), false, repaid, null, null);
  update account set balance = balance - repaid, version = version + 1, owed = owed - repaid
  where id = pocket.id;
  return repaid;
end $$;

-- As before (0014), and what the player owes is repaid first.
create or replace function credit_cash(
  cause text, cause_reference text, owner bigint, source text, credited bigint
) returns boolean language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if not post_transfer(cause, cause_reference, pocket_of(null, source), pocket_of(owner, 'cash'),
    credited)
  then
    return false;
  end if;
  perform repay_debt(owner);
  return true;
end $$;

-- As before (0012), and a debt is not withdrawn: 'debt_owed' when only the debt leaves too little.
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

-- As before (0012), and what comes back repays what is owed. The wallet is locked before the
-- withdrawal, as by the corrections that cancel it.
create or replace function advance_withdrawal(
  which uuid, sources text[], target text, why text, at timestamptz
) returns boolean language plpgsql as $$
declare
  current withdrawal;
begin
  perform from account
  where player_id = (select player_id from withdrawal where id = which)
    and kind in ('cash', 'withdrawal_hold')
  order by id for no key update;
  select * into current from withdrawal where id = which for no key update;
  if not found or current.status <> all (sources) then
    return false;
  end if;
  update withdrawal set status = target, reason = why,
    closed_at = case when target in ('paid', 'refused', 'returned', 'cancelled') then at end
  where id = which;
  insert into withdrawal_step (withdrawal_id, status, at) values (which, target, at)
  on conflict do nothing;
  if target = 'paid' then
    perform post_transfer('withdrawal_paid', which::text,
      pocket_of(current.player_id, 'withdrawal_hold'), pocket_of(null, 'psp_clearing'),
      current.amount);
  elsif target in ('refused', 'cancelled', 'returned') then
    perform post_transfer('withdrawal_returned', which::text,
      case when current.status = 'paid' then pocket_of(null, 'psp_clearing')
        else pocket_of(current.player_id, 'withdrawal_hold') end,
      pocket_of(current.player_id, 'cash'), current.amount);
    perform repay_debt(current.player_id);
  end if;
  return true;
end $$;

-- Collects a new debt at once: from cash, then from withdrawals that were not sent, the newest
-- first. Whatever makes the debt holds the lock of the wallet.
create function collect_debt(owner bigint) returns void language plpgsql as $$
declare
  pending uuid;
begin
  perform repay_debt(owner);
  for pending in
    select id from withdrawal
    where player_id = owner and status in ('requested', 'in_review', 'approved')
    order by created_at desc, id
  loop
    exit when not exists (
      select from account where player_id = owner and kind = 'cash' and owed > 0
    );
    perform advance_withdrawal(pending, array['requested', 'in_review', 'approved'], 'cancelled',
      'debt_owed', clock_timestamp());
  end loop;
end $$;

create function collect_new_debt() returns trigger language plpgsql as $$
begin
  perform collect_debt(new.player_id);
  return null;
end $$;
create trigger account_debt_collected after update of owed on account
  for each row when (new.owed > old.owed) execute function collect_new_debt();

-- Debts from before.
do $$
declare
  debtor bigint;
begin
  for debtor in select player_id from account where owed > 0 order by id loop
    perform collect_debt(debtor);
  end loop;
end $$;
