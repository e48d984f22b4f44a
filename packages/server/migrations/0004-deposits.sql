-- A charge that we asked the provider for. Credited only by its confirmed payment (decisions, 16).
create table deposit (
  id uuid primary key,
  player_id bigint not null references player,
  amount bigint not null check (amount > 0),
  -- Our key at the provider: the identifier's 32 hexadecimal digits.
  txid char(32) not null unique,
  payload text not null,
  status text not null default 'awaiting'
    check (status in ('awaiting', 'credited', 'expired', 'refunding', 'refunded')),
  reason text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  credited_at timestamptz
);
create index deposit_player on deposit (player_id, created_at desc);
create index deposit_awaiting on deposit (expires_at) where status = 'awaiting';

-- What the provider told us, stored before it is processed; a repeat changes nothing.
create table psp_inbox (
  end_to_end_id text primary key,
  body jsonb not null,
  received_at timestamptz not null default now(),
  processed_at timestamptz,
  fault text
);
create index psp_inbox_waiting on psp_inbox (received_at) where processed_at is null;

-- Every payment that reached us, and what became of it.
create table pix_payment (
  end_to_end_id text primary key,
  txid char(32) not null,
  deposit_id uuid references deposit,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  outcome text not null check (outcome in ('credited', 'refunding', 'refunded')),
  reason text check (
    reason in ('payer_mismatch', 'amount_mismatch', 'late', 'repeated', 'unknown_charge')
  ),
  check ((outcome = 'credited') = (reason is null))
);
create unique index pix_payment_one_credit on pix_payment (deposit_id) where outcome = 'credited';
