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
  unique (id, is_player),
  check (player_id is null or balance >= 0),
  check (player_id is not null or (balance = 0 and version = 0)),
  check (
    case when player_id is null
      then kind in ('open_stakes', 'house', 'psp_clearing', 'promotions', 'receivable')
      else kind in ('cash', 'cashback', 'withdrawal_hold',
        'bonus_sports', 'bonus_casino', 'bonus_games', 'bonus_poker')
    end
  )
);

insert into account (kind)
values ('open_stakes'), ('house'), ('psp_clearing'), ('promotions'), ('receivable');

-- One cause of a movement. (kind, reference) is unique: each stake, settlement, deposit at most once.
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

create table entry (
  transfer_id bigint not null references transfer,
  account_id bigint not null,
  is_player boolean not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint,
  version bigint,
  foreign key (account_id, is_player) references account (id, is_player),
  unique (account_id, version),
  unique (transfer_id, account_id),
  check (is_player = (version is not null) and is_player = (balance_after is not null)),
  check (balance_after >= 0)
);

-- Entries of a transfer arrive in one statement and sum to zero in it; they are never changed.
create function entry_sums_to_zero() returns trigger language plpgsql as $$
declare
  unbalanced bigint;
begin
  select transfer_id into unbalanced
  from added
  group by transfer_id
  having sum(amount) <> 0 or count(*) < 2
  limit 1;
  if found then
    raise exception 'transfer % does not sum to zero', unbalanced;
  end if;
  return null;
end $$;

create trigger entry_balanced after insert on entry
  referencing new table as added for each statement execute function entry_sums_to_zero();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create trigger entry_append_only before update or delete or truncate on entry
  for each statement execute function refuse_change();
create trigger transfer_append_only before update or delete or truncate on transfer
  for each statement execute function refuse_change();
