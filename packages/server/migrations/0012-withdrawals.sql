-- Money that leaves by PIX. Held at the request, then paid or given back, once (decisions, 15).
create table withdrawal (
  -- Made up by the page before it asks: a repeat is the same request. Also our key at the provider.
  id uuid primary key,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0),
  pix_key_type text not null check (pix_key_type in ('cpf', 'cnpj', 'phone', 'email', 'random')),
  pix_key text not null,
  -- From the account, whatever the form said.
  owner_name text not null,
  cpf char(11) not null,
  status text not null default 'requested' check (status in (
    'requested', 'in_review', 'approved', 'sending', 'paid', 'refused', 'returned', 'cancelled'
  )),
  reason text,
  created_at timestamptz not null,
  closed_at timestamptz
);
create index withdrawal_player on withdrawal (player_id, created_at desc);
create index withdrawal_open on withdrawal (status, created_at)
  where status in ('requested', 'in_review', 'approved', 'sending');
create index withdrawal_paid on withdrawal (closed_at) where status = 'paid';

-- What the player is shown: each status with its time.
create table withdrawal_step (
  withdrawal_id uuid not null references withdrawal,
  status text not null,
  at timestamptz not null,
  primary key (withdrawal_id, status)
);

-- From when on pending withdrawals may be cancelled; null = not at all (checklist TRF).
alter table player add column withdrawals_cancelable_from timestamptz default to_timestamp(0);

-- Kinds of transfers are added to those that there are by now.
do $$ begin
  execute (
    select format('alter table transfer drop constraint transfer_kind_check,
      add constraint transfer_kind_check check (%s or kind in
        (''withdrawal_hold'', ''withdrawal_paid'', ''withdrawal_returned''))',
      pg_get_expr(conbin, conrelid))
    from pg_constraint
    where conrelid = 'transfer'::regclass and conname = 'transfer_kind_check'
  );
end $$;

-- Moves money from one account to another, once per (kind, reference): false, and nothing moved,
-- when that was done before. Pockets of players are locked in the order of all locks of wallets.
create function post_transfer(
  cause text, cause_reference text, source bigint, target bigint, moved_amount bigint
) returns boolean language plpgsql as $$
declare
  moved bigint;
begin
  perform from account where id in (source, target) and is_player order by id for no key update;
  insert into transfer (kind, reference) values (cause, cause_reference)
  on conflict (kind, reference) do nothing
  returning id into moved;
  if moved is null then
    return false;
  end if;
  with sides (id, amount) as (values (source, -moved_amount), (target, moved_amount)),
  changed as (
    update account set balance = balance + sides.amount, version = version + 1
    from sides where account.id = sides.id and account.is_player
    returning account.id, account.balance, account.version
  )
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, account.id, account.is_player, sides.amount, changed.balance, changed.version
  from sides
  join account on account.id = sides.id
  left join changed on changed.id = sides.id;
  return true;
end $$;

create function pocket_of(owner bigint, wanted text) returns bigint language sql stable as $$
  select id from account where player_id is not distinct from owner and kind = wanted
$$;

-- Holds the amount and writes the request down, under the wallet's lock: 'held', 'repeated' when
-- this very request stands already, 'reused' when its key names another, or 'not_enough_cash'.
create function hold_withdrawal(
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
  if cash.balance < wanted then
    return 'not_enough_cash';
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

-- Takes a withdrawal on, if it stands in one of these statuses, and moves the money that goes with
-- the new one. False when somebody else was first: of cancel, pay and refuse one wins.
create function advance_withdrawal(
  which uuid, sources text[], target text, why text, at timestamptz
) returns boolean language plpgsql as $$
declare
  standing withdrawal;
begin
  select * into standing from withdrawal where id = which for no key update;
  if not found or standing.status <> all (sources) then
    return false;
  end if;
  update withdrawal set status = target, reason = why,
    closed_at = case when target in ('paid', 'refused', 'returned', 'cancelled') then at end
  where id = which;
  insert into withdrawal_step (withdrawal_id, status, at) values (which, target, at)
  on conflict do nothing;
  if target = 'paid' then
    perform post_transfer('withdrawal_paid', which::text,
      pocket_of(standing.player_id, 'withdrawal_hold'), pocket_of(null, 'psp_clearing'),
      standing.amount);
  elsif target in ('refused', 'cancelled', 'returned') then
    perform post_transfer('withdrawal_returned', which::text,
      case when standing.status = 'paid' then pocket_of(null, 'psp_clearing')
        else pocket_of(standing.player_id, 'withdrawal_hold') end,
      pocket_of(standing.player_id, 'cash'), standing.amount);
  end if;
  return true;
end $$;
