-- Who plays. CPF, e-mail and username are unique; the last two in lower case (decisions, 14).
create table player (
  id bigint generated always as identity primary key,
  username text unique check (username = lower(username)),
  email text not null unique check (email = lower(email)),
  cpf char(11) not null unique check (cpf ~ '^[0-9]{11}$'),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  pronoun text not null default 'Sr.',
  birthdate date not null,
  country_code text not null,
  phone text not null,
  house_number text not null,
  apartment_number text not null default '',
  street_name text not null,
  postal_code text not null default '',
  city text not null default '',
  state text not null default '',
  country_id integer not null default 33,
  secret_code_hash text,
  sends_promotions boolean,
  agent_code text,
  language text not null default 'ptBR' check (language in ('ptBR', 'en')),
  timezone text not null default 'America/Sao_Paulo',
  odds_format text not null default 'Decimais',
  inactivity_period text not null default '3 Horas',
  odds_change text not null default 'higher' check (odds_change in ('higher', 'any', 'none')),
  notification boolean not null default true,
  text_message boolean not null default true,
  email_notification boolean not null default true,
  online_message boolean not null default true,
  online_popups boolean not null default true,
  activated_at timestamptz,
  created_at timestamptz not null default now()
);

-- Tokens are opaque and stored hashed (decisions, 9).
create table session (
  token_hash bytea primary key,
  player_id bigint not null references player,
  device text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz
);
create index session_player on session (player_id) where ended_at is null;

-- Single-use codes that travel by mail, stored hashed.
create table mailed_code (
  code_hash bytea primary key,
  player_id bigint not null references player,
  purpose text not null check (purpose in ('activation', 'recovery')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_code_player on mailed_code (player_id, purpose);

-- Every mail that the product sends, written before it leaves.
create table mail (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mail_recipient on mail (recipient, id desc);

-- Which season the feed plays: kept so that a restart goes on with the same games.
create table feed_run (
  id bigint generated always as identity primary key,
  source text not null,
  epoch timestamptz not null,
  created_at timestamptz not null default now()
);

create table game (
  id bigint primary key,
  sport_id integer not null,
  tournament_id bigint not null,
  tournament_name text not null,
  location text not null,
  home_id bigint not null,
  home_name text not null,
  away_id bigint not null,
  away_name text not null,
  starts_at timestamptz not null,
  status text not null default 'scheduled' check (
    status in ('scheduled', 'live', 'halftime', 'interrupted', 'postponed', 'ended', 'cancelled')
  ),
  score_home integer not null default 0,
  score_away integer not null default 0,
  is_highlight boolean not null default false,
  ended_at timestamptz
);
create index game_open on game (starts_at) where status not in ('ended', 'cancelled');

-- What a selection came to. Written before any bet is touched, so settlement can always resume.
create table selection_outcome (
  selection_id bigint primary key,
  game_id bigint not null references game,
  market_id integer not null,
  result text not null check (result in ('win', 'lose', 'void', 'half_win', 'half_lose')),
  dead_heat_places integer not null default 1 check (dead_heat_places > 0),
  dead_heat_tied integer not null default 1 check (dead_heat_tied >= dead_heat_places),
  told_at timestamptz not null default clock_timestamp(),
  -- Set when no open leg waits for it any more and none can come.
  closed_at timestamptz
);
create index selection_outcome_game on selection_outcome (game_id);
create index selection_outcome_open on selection_outcome (selection_id) where closed_at is null;
