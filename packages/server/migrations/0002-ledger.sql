-- The double-entry ledger: the only place where money is. Amounts are whole centavos.

create table account (
  id bigint generated always as identity primary key,
  player_id bigint references player,
  kind text not null,
  currency char(3) not null default 'BRL',
  -- Balance and version are kept for players' accounts, under a row lock. The house's accounts
  -- take entries without being touched, so that no row is contended: their balance is the sum.
  balance bigint not null default 0,
  version bigint not null default 0,
  is_player boolean not null generated always as (player_id is not null) stored,
  unique nulls not distinct (player_id, kind, currency),
  check (player_id is null or balance >= 0),
  check (player_id is not null or (balance = 0 and version = 0)),
  check (
    case when player_id is null
      then kind in ('open_stakes', 'house', 'psp_clearing', 'promotions', 'receivable')
      else kind in ('cash', 'cashback', 'withdrawal_hold',
        'bonus_sports', 'bonus_casino', 'bonus_games', 'bonus_poker')
    end
  )
) with (fillfactor = 60);

insert into account (kind)
values ('open_stakes'), ('house'), ('psp_clearing'), ('promotions'), ('receivable');

-- One cause of a movement. (kind, reference) is unique: each stake, settlement or deposit happens
-- at most once.
create table transfer (
  id bigint generated always as identity primary key,
  kind text not null check (
    kind in ('stake', 'settle', 'unsettle', 'cancel', 'cashout', 'deposit', 'demo_grant')
  ),
  reference text not null,
  reverses bigint references transfer,
  created_at timestamptz not null default clock_timestamp(),
  unique (kind, reference)
);

-- Its transfer and its account are looked up once per statement, below: a foreign key would look
-- them up once per row, a third of the cost of placing a bet.
create table entry (
  transfer_id bigint not null,
  account_id bigint not null,
  is_player boolean not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  version bigint,
  primary key (transfer_id, account_id),
  check (is_player = (version is not null) and is_player = (balance_after is not null)),
  check (balance_after >= 0)
);

-- The history of a player's account has no fork. The house's entries carry no version: they stay
-- out.
create unique index entry_version on entry (account_id, version) where version is not null;

-- Entries of a transfer arrive in one statement and sum to zero in it, between accounts that exist.
-- The writers below switch the planner to index lookups, so these are ones too.
create function check_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select added.transfer_id into wrong
  from added
  left join transfer on transfer.id = added.transfer_id
  left join account on account.id = added.account_id and account.is_player = added.is_player
  group by added.transfer_id
  having sum(amount) <> 0 or count(*) < 2 or count(transfer.id) < count(*)
    or count(account.id) < count(*)
  limit 1;
  if found then
    raise exception 'transfer % does not sum to zero between accounts', wrong
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;

create trigger entry_checked after insert on entry
  referencing new table as added for each statement execute function check_entries();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is kept as it was written', tg_table_name;
end $$;

create trigger entry_kept before update or delete or truncate on entry
  for each statement execute function refuse_change();
create trigger transfer_kept before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create trigger account_kept
  before delete or truncate or update of id, player_id, kind, currency on account
  for each statement execute function refuse_change();

-- Every pocket of a player exists from sign-up on, so that to lock them is to lock the wallet.
create function open_accounts(owner bigint) returns void language sql as $$
  insert into account (player_id, kind)
  select owner, kind
  from unnest(array['cash', 'cashback', 'withdrawal_hold',
    'bonus_sports', 'bonus_casino', 'bonus_games', 'bonus_poker']) with ordinality as k(kind, place)
  order by place
$$;

-- Moves money from an account of the house to a player's cash, once per (kind, reference): false,
-- and nothing moved, when that was done before.
create function credit_cash(
  cause text, cause_reference text, owner bigint, source text, credited bigint
) returns boolean language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pocket account;
  moved bigint;
begin
  select * into strict pocket from account
  where player_id = owner and kind = 'cash'
  for no key update;
  insert into transfer (kind, reference) values (cause, cause_reference)
  on conflict (kind, reference) do nothing
  returning id into moved;
  if moved is null then
    return false;
  end if;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, pocket.id, true, credited, pocket.balance + credited, pocket.version + 1
  union all
  select moved, id, false, -credited, null, null from account
  where player_id is null and kind = source;
  update account set balance = balance + credited, version = version + 1 where id = pocket.id;
  return true;
end $$;
