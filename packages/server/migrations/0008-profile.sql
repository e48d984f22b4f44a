-- When the e-mail, the phone or the password last changed: withdrawals wait a day after that, so
-- that who steals a session cannot take the account over and empty it in one go.
alter table player
  add column contact_changed_at timestamptz,
  add column verification_status text not null default 'not_sent' check (
    verification_status in ('not_sent', 'in_review', 'approved', 'refused')
  );

-- Who refers bettors to us. The code is what stands in links and forms.
create table agent (
  id bigint generated always as identity primary key,
  code text not null unique check (code = lower(code) and code <> ''),
  name text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

-- What was typed before there were agents stays in agent_code; this is who was found by it.
alter table player add column agent_id bigint references agent;

-- A new e-mail or phone that waits to be confirmed by the code that was sent to it. One of each
-- kind is open per player: a later wish replaces the earlier one.
create table contact_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  kind text not null check (kind in ('email', 'phone')),
  -- The e-mail in lower case, or the phone without its country code.
  contact text not null,
  country_code text check ((kind = 'phone') = (country_code is not null)),
  -- Null: the address has an account already, so that no code was sent to it.
  code_hash text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz
);
create unique index contact_change_open on contact_change (player_id, kind)
  where closed_at is null;

-- What a player sent to prove who it is. An attempt that was refused stays; a new one may follow.
create table verification (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  status text not null default 'in_review' check (
    status in ('in_review', 'approved', 'refused')
  ),
  reason text check ((status = 'refused') = (reason is not null)),
  sent_at timestamptz not null,
  decided_at timestamptz check ((status = 'in_review') = (decided_at is null))
);
create unique index verification_standing on verification (player_id) where status <> 'refused';
create index verification_newest on verification (player_id, id desc);

-- The files, beside everything else that has to survive a server and go into its backups.
create table verification_file (
  verification_id bigint not null references verification,
  kind text not null check (kind in ('document', 'selfie')),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  -- As the player's device called it; shown to who reviews, never used as a path.
  name text not null,
  bytes bytea not null check (octet_length(bytes) between 1 and 5242880),
  primary key (verification_id, kind)
);
-- Photos are compressed already: trying again costs time and saves nothing.
alter table verification_file alter column bytes set storage external;
