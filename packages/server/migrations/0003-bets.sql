-- A slip is decided once for ever: the same key gets the same answer (decisions, 3).
create table slip (
  player_id bigint not null,
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
  unique (player_id, slip_id, position),
  check (stake = stake_cash + stake_cashback),
  check ((status = 'pending') = (settled_at is null)),
  check (status <> 'pending' or payout = 0)
);
create index bet_player on bet (player_id, id desc);

create table leg (
  bet_id bigint not null,
  position smallint not null,
  game_id bigint not null,
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

-- What foreign keys would say of slips, bets and legs, asked once per statement (see entry).
create function check_slips() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join player on player.id = added.player_id where player.id is null
  ) then
    raise exception 'a slip has no player' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function check_bets() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    left join slip on slip.player_id = added.player_id and slip.slip_id = added.slip_id
    where slip.reference is null
  ) then
    raise exception 'a bet has no placed slip' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create function check_legs() returns trigger language plpgsql as $$
begin
  if exists (
    select from added
    left join bet on bet.id = added.bet_id
    left join game on game.id = added.game_id
    where bet.id is null or game.id is null
  ) then
    raise exception 'a leg has no bet or no game' using errcode = 'foreign_key_violation';
  end if;
  return null;
end $$;

create trigger slip_checked after insert on slip
  referencing new table as added for each statement execute function check_slips();
create trigger bet_checked after insert on bet
  referencing new table as added for each statement execute function check_bets();
create trigger leg_checked after insert on leg
  referencing new table as added for each statement execute function check_legs();

-- What was agreed stays: only how it came out is written later.
create trigger slip_kept before update or delete or truncate on slip
  for each statement execute function refuse_change();
create trigger bet_kept
  before delete or truncate or update of id, player_id, slip_id, position, stake, stake_cash,
    stake_cashback, odds, potential_return, bonus_percent, accepted_at on bet
  for each statement execute function refuse_change();
create trigger leg_kept
  before delete or truncate or update of bet_id, position, game_id, market_id, selection_id,
    selection_name, handicap, odds, odds_version, is_live on leg
  for each statement execute function refuse_change();
