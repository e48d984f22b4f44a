-- A slip is decided once for ever: the same key gets the same answer (decisions, 3).
create table slip (
  player_id bigint not null references player,
  slip_id uuid not null,
  -- Hash of what was asked, to tell a repeat from another slip under the same key.
  fingerprint text not null,
  -- Shown to the bettor; null when refused.
  reference text unique,
  refusal text,
  refusal_facts jsonb,
  -- The wallet of the reply, so that a repeat gets equal words.
  cash_after bigint,
  cashback_after bigint,
  created_at timestamptz not null default clock_timestamp(),
  primary key (player_id, slip_id),
  check ((reference is null) = (refusal is not null)),
  check ((reference is null) = (cash_after is null)),
  check ((reference is null) = (cashback_after is null))
);

create table bet (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  slip_id uuid not null,
  position smallint not null,
  stake bigint not null check (stake > 0),
  stake_cash bigint not null check (stake_cash >= 0),
  stake_cashback bigint not null check (stake_cashback >= 0),
  -- Exact product of the legs' odds, in thousandths to the power of the legs.
  odds numeric not null,
  potential_return bigint not null,
  bonus_percent smallint not null default 0,
  status text not null default 'pending'
    check (status in ('pending', 'win', 'lose', 'void', 'cancelled', 'cashed_out')),
  accepted_at timestamptz not null,
  settled_at timestamptz,
  payout bigint not null default 0 check (payout >= 0),
  -- How often the bet was closed: each closing transfer is named 'bet#count'.
  closings integer not null default 0,
  foreign key (player_id, slip_id) references slip (player_id, slip_id),
  unique (player_id, slip_id, position),
  check (stake = stake_cash + stake_cashback),
  check ((status = 'pending') = (settled_at is null)),
  check (status <> 'pending' or payout = 0)
);
create index bet_player on bet (player_id, id desc);
create index bet_pending on bet (id) where status = 'pending';

create table leg (
  bet_id bigint not null references bet,
  position smallint not null,
  game_id bigint not null references game,
  market_id integer not null,
  selection_id bigint not null,
  selection_name text not null,
  handicap text not null default '',
  -- Whole thousandths at acceptance, with the version of the price that was published.
  odds integer not null check (odds > 1000),
  odds_version bigint not null,
  is_live boolean not null,
  result text check (result in ('win', 'lose', 'void', 'half_win', 'half_lose')),
  dead_heat_places integer not null default 1,
  dead_heat_tied integer not null default 1,
  primary key (bet_id, position),
  unique (bet_id, game_id)
);
create index leg_open_selection on leg (selection_id) where result is null;
