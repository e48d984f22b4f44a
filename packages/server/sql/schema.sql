-- Generated from the migrations by `npm run schema`; not to be edited. Tables, types and sequences;
-- functions, views and triggers are in the other files of this folder.

create type bet_in_round as (
  slip_index bigint,
  player bigint,
  position bigint,
  stake bigint,
  odds numeric,
  potential_return bigint,
  bonus smallint,
  cashback_percent smallint,
  selection_ids bigint[],
  combination uuid,
  class text,
  legs jsonb
);

create type slip_in_round as (
  slip_index bigint,
  player bigint,
  slip uuid,
  fingerprint text,
  uses_cashback boolean,
  selections jsonb,
  bets jsonb,
  total bigint,
  cash_id bigint,
  cash bigint,
  cash_version bigint,
  cashback_id bigint,
  cashback bigint,
  cashback_version bigint,
  stored_fingerprint text,
  refusal text,
  facts jsonb,
  outcome text,
  reference text,
  from_cash bigint,
  from_cashback bigint
);

create sequence feed_reference_number increment 1 start 1;

create sequence slip_number increment 1 start 1;

create table account (
  id bigint not null generated always as identity,
  player_id bigint,
  kind text not null,
  currency character(3) not null default 'BRL'::bpchar,
  balance bigint not null default 0,
  version bigint not null default 0,
  is_player boolean not null generated always as ((player_id IS NOT NULL)) stored,
  owed bigint not null default 0,
  constraint account_check CHECK (((player_id IS NULL) OR (balance >= 0))),
  constraint account_check1 CHECK (((player_id IS NOT NULL) OR ((balance = 0) AND (version = 0)))),
  constraint account_check2 CHECK (
CASE
    WHEN (player_id IS NULL) THEN (kind = ANY (ARRAY['open_stakes'::text, 'house'::text, 'psp_clearing'::text, 'promotions'::text, 'receivable'::text]))
    ELSE (kind = ANY (ARRAY['cash'::text, 'cashback'::text, 'withdrawal_hold'::text, 'bonus_sports'::text, 'bonus_casino'::text, 'bonus_games'::text, 'bonus_poker'::text]))
END),
  constraint account_check3 CHECK (((owed = 0) OR ((player_id IS NOT NULL) AND (kind = 'cash'::text)))),
  constraint account_owed_check CHECK ((owed >= 0)),
  constraint account_pkey PRIMARY KEY (id),
  constraint account_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint account_player_id_kind_currency_key UNIQUE NULLS NOT DISTINCT (player_id, kind, currency)
) with (fillfactor=60);

create table agent (
  id bigint not null generated always as identity,
  code text not null,
  name text not null,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  constraint agent_code_check CHECK (((code = lower(code)) AND (code <> ''::text))),
  constraint agent_code_key UNIQUE (code),
  constraint agent_pkey PRIMARY KEY (id)
);

create table audit_run (
  id bigint not null generated always as identity,
  finished_at timestamp with time zone not null default clock_timestamp(),
  violations integer not null,
  unchecked integer not null,
  constraint audit_run_pkey PRIMARY KEY (id),
  constraint audit_run_unchecked_check CHECK ((unchecked >= 0)),
  constraint audit_run_violations_check CHECK ((violations >= 0))
);

create table bet (
  id bigint not null generated always as identity,
  player_id bigint not null,
  slip_id uuid not null,
  position smallint not null,
  stake bigint not null,
  stake_cash bigint not null,
  stake_cashback bigint not null,
  odds numeric not null,
  potential_return bigint not null,
  bonus_percent smallint not null default 0,
  status text not null default 'pending'::text,
  accepted_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  payout bigint not null default 0,
  closings integer not null default 0,
  closed_cash bigint not null default 0,
  closed_cashback bigint not null default 0,
  at_stake bigint not null generated always as (((stake - closed_cash) - closed_cashback)) stored,
  returned_early bigint not null default 0,
  cashback_percent smallint not null default 0,
  cashback bigint not null default 0,
  bonus_table smallint not null default 2,
  constraint bet_cashback_check CHECK ((cashback >= 0)),
  constraint bet_check CHECK ((stake = (stake_cash + stake_cashback))),
  constraint bet_check1 CHECK (((status = 'pending'::text) = (settled_at IS NULL))),
  constraint bet_check2 CHECK (((status <> 'pending'::text) OR (payout = 0))),
  constraint bet_check3 CHECK (((closed_cash <= stake_cash) AND (closed_cashback <= stake_cashback))),
  constraint bet_check4 CHECK (((at_stake = 0) = (status = ANY (ARRAY['cancelled'::text, 'cashed_out'::text])))),
  constraint bet_check5 CHECK (((status = 'pending'::text) OR (payout >= returned_early))),
  constraint bet_check6 CHECK (((cashback = 0) OR (status = ANY (ARRAY['win'::text, 'lose'::text])))),
  constraint bet_closed_cash_check CHECK ((closed_cash >= 0)),
  constraint bet_closed_cashback_check CHECK ((closed_cashback >= 0)),
  constraint bet_payout_check CHECK ((payout >= 0)),
  constraint bet_pkey PRIMARY KEY (id),
  constraint bet_player_id_slip_id_position_key UNIQUE (player_id, slip_id, "position"),
  constraint bet_returned_early_check CHECK ((returned_early >= 0)),
  constraint bet_returned_early_most CHECK ((returned_early <= potential_return)) NOT VALID,
  constraint bet_stake_cash_check CHECK ((stake_cash >= 0)),
  constraint bet_stake_cashback_check CHECK ((stake_cashback >= 0)),
  constraint bet_stake_check CHECK ((stake > 0)),
  constraint bet_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'win'::text, 'lose'::text, 'void'::text, 'cancelled'::text, 'cashed_out'::text])))
) with (fillfactor=70);

create index bet_of_player on bet USING btree (player_id, ((- id)));

create index bet_open on bet USING btree (player_id, ((- id))) INCLUDE (id) WHERE (status = 'pending'::text);

create index bet_reopened on bet USING btree (player_id, ((- id))) WHERE ((closings > 1) OR ((status = 'pending'::text) AND (closings > 0)));

create index bet_settled on bet USING btree (player_id, settled_at, id) WHERE (settled_at IS NOT NULL);

create table bet_closing (
  bet_id bigint not null,
  number smallint not null,
  transfer_id bigint not null,
  percent smallint not null,
  quote bigint not null,
  stake_cash bigint not null,
  stake_cashback bigint not null,
  returned bigint not null,
  cash_after bigint not null,
  cashback_after bigint not null,
  closed_at timestamp with time zone not null,
  is_free boolean not null default false,
  constraint bet_closing_check CHECK (((NOT is_free) OR (returned = (stake_cash + stake_cashback)))),
  constraint bet_closing_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint bet_closing_pkey PRIMARY KEY (bet_id, number),
  constraint bet_closing_quote_check CHECK ((quote > 0)),
  constraint bet_closing_returned_check CHECK ((returned > 0)),
  constraint bet_closing_stake_cash_check CHECK ((stake_cash >= 0)),
  constraint bet_closing_stake_cashback_check CHECK ((stake_cashback >= 0)),
  constraint bet_closing_transfer_id_key UNIQUE (transfer_id)
);

create table bet_seal (
  id bigint not null generated always as identity,
  bet_ids bigint[] not null,
  seal bytea not null,
  form smallint not null default 1,
  constraint bet_seal_pkey PRIMARY KEY (id)
);

create index bet_seal_first on bet_seal USING btree ((bet_ids[1]));

create table bet_seal_start (
  bet_id bigint not null
);

create table cashback_bet (
  bet_id bigint not null,
  player_id bigint not null,
  day date not null,
  is_day_of_match boolean not null default true,
  constraint cashback_bet_pkey PRIMARY KEY (bet_id)
);

create index cashback_bet_day on cashback_bet USING btree (player_id, day);

create table cashback_day (
  player_id bigint not null,
  day date not null,
  closed_at timestamp with time zone,
  day_max bigint,
  credited bigint not null default 0,
  changes integer not null default 0,
  constraint cashback_day_changes_check CHECK ((changes >= 0)),
  constraint cashback_day_check CHECK (((closed_at IS NULL) = (day_max IS NULL))),
  constraint cashback_day_check1 CHECK (((closed_at IS NOT NULL) OR ((credited = 0) AND (changes = 0)))),
  constraint cashback_day_check2 CHECK ((credited <= day_max)),
  constraint cashback_day_credited_check CHECK ((credited >= 0)),
  constraint cashback_day_day_max_check CHECK ((day_max >= 0)),
  constraint cashback_day_pkey PRIMARY KEY (player_id, day)
);

create index cashback_day_open on cashback_day USING btree (day, player_id) WHERE (closed_at IS NULL);

create table contact_change (
  id bigint not null generated always as identity,
  player_id bigint not null,
  kind text not null,
  contact text not null,
  country_code text,
  code_hash text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint contact_change_check CHECK (((kind = 'phone'::text) = (country_code IS NOT NULL))),
  constraint contact_change_kind_check CHECK ((kind = ANY (ARRAY['email'::text, 'phone'::text]))),
  constraint contact_change_pkey PRIMARY KEY (id),
  constraint contact_change_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create UNIQUE index contact_change_open on contact_change USING btree (player_id, kind) WHERE (closed_at IS NULL);

create table deposit (
  id uuid not null,
  player_id bigint not null,
  amount bigint not null,
  txid character(32) not null,
  payload text not null,
  status text not null default 'awaiting'::text,
  reason text,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  credited_at timestamp with time zone,
  constraint deposit_amount_check CHECK ((amount > 0)),
  constraint deposit_pkey PRIMARY KEY (id),
  constraint deposit_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint deposit_status_check CHECK ((status = ANY (ARRAY['awaiting'::text, 'credited'::text, 'expired'::text, 'refunding'::text, 'refunded'::text]))),
  constraint deposit_txid_key UNIQUE (txid)
);

create index deposit_awaiting on deposit USING btree (expires_at) WHERE (status = 'awaiting'::text);

create index deposit_of_player on deposit USING btree (player_id, created_at, id);

create table entry (
  transfer_id bigint not null,
  account_id bigint not null,
  is_player boolean not null,
  amount bigint not null,
  balance_after bigint,
  version bigint,
  constraint entry_amount_check CHECK ((amount <> 0)),
  constraint entry_balance_after_check CHECK ((balance_after >= 0)),
  constraint entry_check CHECK (((is_player = (version IS NOT NULL)) AND (is_player = (balance_after IS NOT NULL)))),
  constraint entry_pkey PRIMARY KEY (transfer_id, account_id)
);

create UNIQUE index entry_version on entry USING btree (account_id, version) WHERE (version IS NOT NULL);

create table entry_kind (
  account_id bigint not null,
  version bigint not null,
  kind text not null,
  constraint entry_kind_pkey PRIMARY KEY (account_id, kind, version)
);

create table exclusion (
  id bigint not null generated always as identity,
  cpf character(11) not null,
  source text not null,
  began_at timestamp with time zone not null,
  ends_at timestamp with time zone,
  revocable_until timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint exclusion_check CHECK ((ends_at > began_at)),
  constraint exclusion_check1 CHECK ((revoked_at >= began_at)),
  constraint exclusion_check2 CHECK (((revoked_at IS NULL) OR (source = 'register'::text) OR ((ends_at IS NULL) AND COALESCE((revoked_at < revocable_until), false)))),
  constraint exclusion_cpf_check CHECK ((cpf ~ '^[0-9]{11}$'::text)),
  constraint exclusion_pkey PRIMARY KEY (id),
  constraint exclusion_source_check CHECK ((source = ANY (ARRAY['own'::text, 'register'::text])))
);

create index exclusion_cpf on exclusion USING btree (cpf);

create table exposure_combination (
  combination uuid not null,
  potential_return bigint not null,
  constraint exposure_combination_pkey PRIMARY KEY (combination),
  constraint exposure_combination_potential_return_check CHECK ((potential_return >= 0))
) with (fillfactor=70);

create table exposure_player_combination (
  player_id bigint not null,
  combination uuid not null,
  potential_return bigint not null,
  constraint exposure_player_combination_pkey PRIMARY KEY (player_id, combination),
  constraint exposure_player_combination_potential_return_check CHECK ((potential_return > 0))
) with (fillfactor=70);

create table exposure_player_day (
  player_id bigint not null,
  day date not null,
  potential_return bigint not null,
  constraint exposure_player_day_pkey PRIMARY KEY (player_id, day),
  constraint exposure_player_day_potential_return_check CHECK ((potential_return > 0))
) with (fillfactor=70);

create table fact_seal (
  id bigint not null generated always as identity,
  subject text not null,
  ids bigint[] not null,
  seal bytea not null,
  is_earlier boolean not null default false,
  constraint fact_seal_ids_check CHECK ((cardinality(ids) > 0)),
  constraint fact_seal_pkey PRIMARY KEY (id),
  constraint fact_seal_subject_check CHECK ((subject = ANY (ARRAY['transfer'::text, 'closing'::text, 'person'::text, 'trust'::text])))
);

create index fact_seal_first on fact_seal USING btree (subject, (ids[1]));

create table favourite (
  player_id bigint not null,
  favourite text not null,
  added_at timestamp with time zone not null default now(),
  constraint favourite_favourite_check CHECK ((favourite ~ '^[tcm][0-9]{1,15}$'::text)),
  constraint favourite_pkey PRIMARY KEY (player_id, favourite),
  constraint favourite_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table feed_lease (
  is_only boolean not null default true,
  term bigint not null default 0,
  holder uuid,
  renewed_at timestamp with time zone not null default clock_timestamp(),
  bus_name uuid not null default gen_random_uuid(),
  constraint feed_lease_is_only_check CHECK (is_only),
  constraint feed_lease_pkey PRIMARY KEY (is_only),
  constraint feed_lease_term_key UNIQUE (term)
);

create table feed_reference (
  source text not null,
  kind text not null,
  urn text not null,
  id bigint not null,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint feed_reference_kind_check CHECK ((kind = ANY (ARRAY['match'::text, 'tournament'::text, 'competitor'::text]))),
  constraint feed_reference_kind_id_key UNIQUE (kind, id),
  constraint feed_reference_pkey PRIMARY KEY (source, kind, urn)
);

create table feed_run (
  id bigint not null generated always as identity,
  source text not null,
  epoch timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint feed_run_pkey PRIMARY KEY (id)
);

create table feed_trust (
  changed_at timestamp with time zone not null,
  trust text not null,
  constraint feed_trust_pkey PRIMARY KEY (changed_at),
  constraint feed_trust_trust_check CHECK ((trust = ANY (ARRAY['all'::text, 'not_live'::text, 'none'::text])))
);

create table first_settled_bet (
  player_id bigint not null,
  bet_id bigint not null,
  constraint first_settled_bet_bet_id_key UNIQUE (bet_id),
  constraint first_settled_bet_pkey PRIMARY KEY (player_id)
);

create table game (
  id bigint not null,
  sport_id integer not null,
  tournament_id bigint not null,
  tournament_name text not null,
  location text not null,
  home_id bigint not null,
  home_name text not null,
  away_id bigint not null,
  away_name text not null,
  starts_at timestamp with time zone not null,
  status text not null default 'scheduled'::text,
  score_home integer not null default 0,
  score_away integer not null default 0,
  is_highlight boolean not null default false,
  ended_at timestamp with time zone,
  unplayed_since timestamp with time zone,
  stage text,
  constraint game_pkey PRIMARY KEY (id),
  constraint game_status_check CHECK ((status = ANY (ARRAY['scheduled'::text, 'live'::text, 'halftime'::text, 'interrupted'::text, 'postponed'::text, 'ended'::text, 'cancelled'::text])))
);

create index game_ended_at_home on game USING btree (home_id, starts_at) WHERE (status = 'ended'::text);

create index game_ended_away on game USING btree (away_id, starts_at) WHERE (status = 'ended'::text);

create index game_ended_of_tournament on game USING btree (tournament_id, starts_at) WHERE (status = 'ended'::text);

create index game_open on game USING btree (starts_at) WHERE (status <> ALL (ARRAY['ended'::text, 'cancelled'::text]));

create index game_under_way on game USING btree (id) WHERE (status = ANY (ARRAY['live'::text, 'halftime'::text, 'interrupted'::text]));

create index game_unplayed on game USING btree (unplayed_since) WHERE (unplayed_since IS NOT NULL);

create table game_odds (
  game_id bigint not null,
  id bigint not null generated always as identity,
  told_at timestamp with time zone not null,
  version bigint not null,
  status text not null,
  is_whole boolean not null,
  indexes integer[] not null,
  odds integer[] not null,
  labels json,
  constraint game_odds_check CHECK ((cardinality(indexes) = cardinality(odds))),
  constraint game_odds_odds_check CHECK ((1000 < ALL (odds))),
  constraint game_odds_pkey PRIMARY KEY (game_id, id),
  constraint game_odds_status_check CHECK ((status = ANY (ARRAY['open'::text, 'suspended'::text, 'closed'::text])))
);

create index game_odds_game on game_odds USING btree (game_id, told_at);

create table kick_off_change (
  id bigint not null generated always as identity,
  game_id bigint not null,
  starts_before timestamp with time zone not null,
  starts_after timestamp with time zone not null,
  recorded_at timestamp with time zone not null default clock_timestamp(),
  constraint kick_off_change_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  constraint kick_off_change_pkey PRIMARY KEY (id)
);

create index kick_off_change_game on kick_off_change USING btree (game_id);

create index kick_off_change_recorded on kick_off_change USING btree (recorded_at);

create table known_device (
  token_hash bytea not null,
  player_id bigint not null,
  used_at timestamp with time zone not null,
  constraint known_device_pkey PRIMARY KEY (token_hash, player_id),
  constraint known_device_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table leg (
  bet_id bigint not null,
  position smallint not null,
  game_id bigint not null,
  market_id integer not null,
  selection_id bigint not null,
  selection_name text not null,
  handicap text not null default ''::text,
  odds integer not null,
  odds_version bigint not null,
  is_live boolean not null,
  result text,
  dead_heat_places integer not null default 1,
  dead_heat_tied integer not null default 1,
  player_id bigint,
  constraint leg_bet_id_game_id_key UNIQUE (bet_id, game_id),
  constraint leg_game_of_selection CHECK ((game_id = game_of(selection_id))) NOT VALID,
  constraint leg_odds_check CHECK ((odds > 1000)),
  constraint leg_pkey PRIMARY KEY (bet_id, "position"),
  constraint leg_result_check CHECK ((result = ANY (ARRAY['win'::text, 'lose'::text, 'void'::text, 'half_win'::text, 'half_lose'::text])))
);

create index leg_open on leg USING btree (game_id, selection_id) INCLUDE (bet_id, "position", market_id) WHERE (result IS NULL);

create index leg_selection on leg USING btree (selection_id, odds_version);

create index leg_undecided_of_player on leg USING btree (player_id, game_id, bet_id DESC) WHERE ((result IS NULL) AND (player_id > 0));

create table mail (
  id bigint not null generated always as identity,
  recipient text not null,
  subject text not null,
  body_text text,
  body_html text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  key_id text,
  sealed_body bytea,
  constraint mail_not_plain CHECK (((body_text IS NULL) AND (body_html IS NULL))) NOT VALID,
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_sealed_whole CHECK (((key_id IS NULL) = (sealed_body IS NULL)))
);

create index mail_recipient on mail USING btree (recipient, id DESC);

create index mail_sent on mail USING btree (sent_at) WHERE (sent_at IS NOT NULL);

create table mailed_code (
  code_hash bytea not null,
  player_id bigint not null,
  purpose text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint mailed_code_pkey PRIMARY KEY (code_hash),
  constraint mailed_code_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint mailed_code_purpose_check CHECK ((purpose = ANY (ARRAY['activation'::text, 'recovery'::text])))
);

create index mailed_code_player on mailed_code USING btree (player_id, purpose);

create table market_cancel (
  id bigint not null generated always as identity,
  game_id bigint not null,
  market_id integer,
  is_rollback boolean not null,
  taken_from timestamp with time zone,
  taken_to timestamp with time zone,
  told_at timestamp with time zone not null default clock_timestamp(),
  reason text not null default 'feed'::text,
  decided bigint[] not null default '{}'::bigint[],
  covers_decided boolean not null default true,
  feed_at timestamp with time zone,
  constraint market_cancel_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  constraint market_cancel_pkey PRIMARY KEY (id),
  constraint market_cancel_reason_check CHECK ((reason = ANY (ARRAY['feed'::text, 'cancelled'::text, 'postponed'::text, 'interrupted'::text])))
);

create index market_cancel_end on market_cancel USING btree (GREATEST(told_at, taken_to)) WHERE (NOT is_rollback);

create index market_cancel_game on market_cancel USING btree (game_id);

create UNIQUE index market_cancel_once on market_cancel USING btree (game_id) WHERE (reason = 'cancelled'::text);

create UNIQUE index market_cancel_said_once on market_cancel USING btree (game_id, is_rollback, market_id, taken_from, feed_at) NULLS NOT DISTINCT WHERE (feed_at IS NOT NULL);

create table migration (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  constraint migration_pkey PRIMARY KEY (number)
);

create table odds_history (
  selection_id bigint not null,
  told_at timestamp with time zone not null,
  version bigint not null,
  odds integer not null,
  status text not null,
  constraint odds_history_odds_check CHECK ((odds > 1000)),
  constraint odds_history_pkey PRIMARY KEY (selection_id, told_at, version, status),
  constraint odds_history_status_check CHECK ((status = ANY (ARRAY['open'::text, 'suspended'::text, 'closed'::text])))
);

create table odds_history_start (
  bet_id bigint not null
);

create table outcome_history (
  selection_id bigint not null,
  version integer not null,
  result text,
  dead_heat_places integer not null,
  dead_heat_tied integer not null,
  told_at timestamp with time zone not null,
  replaced_at timestamp with time zone not null default clock_timestamp(),
  constraint outcome_history_pkey PRIMARY KEY (selection_id, version)
);

create table outcome_set_aside (
  id bigint not null generated always as identity,
  outcome jsonb not null,
  selection_id numeric,
  reason text not null,
  refusals integer not null default 1,
  first_at timestamp with time zone not null default clock_timestamp(),
  last_at timestamp with time zone not null default clock_timestamp(),
  resolved_at timestamp with time zone,
  constraint outcome_set_aside_pkey PRIMARY KEY (id)
);

create UNIQUE index outcome_set_aside_once on outcome_set_aside USING btree (md5((outcome)::text));

create index outcome_set_aside_open on outcome_set_aside USING btree (selection_id) WHERE (resolved_at IS NULL);

create table person_mark (
  kind text not null,
  mark bytea not null,
  player_id bigint not null,
  constraint person_mark_kind_check CHECK ((kind = ANY (ARRAY['known_device'::text, 'withdrawal'::text, 'player'::text]))),
  constraint person_mark_pkey PRIMARY KEY (kind, mark, player_id),
  constraint person_mark_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create index person_mark_of_player on person_mark USING btree (player_id);

create table pix_payment (
  end_to_end_id text not null,
  txid character(32) not null,
  deposit_id uuid,
  amount bigint not null,
  paid_at timestamp with time zone not null,
  outcome text not null,
  reason text,
  constraint pix_payment_amount_check CHECK ((amount > 0)),
  constraint pix_payment_check CHECK (((outcome = 'credited'::text) = (reason IS NULL))),
  constraint pix_payment_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposit(id),
  constraint pix_payment_notice FOREIGN KEY (end_to_end_id) REFERENCES psp_inbox(end_to_end_id) NOT VALID,
  constraint pix_payment_outcome_check CHECK ((outcome = ANY (ARRAY['credited'::text, 'refunding'::text, 'refunded'::text]))),
  constraint pix_payment_pkey PRIMARY KEY (end_to_end_id),
  constraint pix_payment_reason_check CHECK ((reason = ANY (ARRAY['payer_mismatch'::text, 'amount_mismatch'::text, 'late'::text, 'repeated'::text, 'unknown_charge'::text, 'excluded'::text])))
);

create UNIQUE index pix_payment_one_credit on pix_payment USING btree (deposit_id) WHERE (outcome = 'credited'::text);

create index pix_payment_refused on pix_payment USING btree (deposit_id, paid_at) WHERE (reason IS NOT NULL);

create table player (
  id bigint not null generated always as identity,
  username text,
  email text not null,
  cpf character(11) not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  pronoun text not null default 'Sr.'::text,
  birthdate date not null,
  country_code text not null,
  phone text not null,
  house_number text not null,
  apartment_number text not null default ''::text,
  street_name text not null,
  postal_code text not null default ''::text,
  city text not null default ''::text,
  state text not null default ''::text,
  country_id integer not null default 33,
  secret_code_hash text,
  sends_promotions boolean,
  agent_code text,
  language text not null default 'ptBR'::text,
  timezone text not null default 'America/Sao_Paulo'::text,
  odds_format text not null default 'Decimais'::text,
  inactivity_period text not null default '3 Horas'::text,
  odds_change text not null default 'higher'::text,
  notification boolean not null default true,
  text_message boolean not null default true,
  email_notification boolean not null default true,
  online_message boolean not null default true,
  online_popups boolean not null default true,
  activated_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  contact_changed_at timestamp with time zone,
  verification_status text not null default 'not_sent'::text,
  agent_id bigint,
  withdrawals_cancelable_from timestamp with time zone default to_timestamp((0)::double precision),
  limit_chosen_at timestamp with time zone,
  constraint player_agent_id_fkey FOREIGN KEY (agent_id) REFERENCES agent(id),
  constraint player_cpf_check CHECK ((cpf ~ '^[0-9]{11}$'::text)),
  constraint player_cpf_key UNIQUE (cpf),
  constraint player_email_check CHECK ((email = lower(email))),
  constraint player_email_key UNIQUE (email),
  constraint player_language_check CHECK ((language = ANY (ARRAY['ptBR'::text, 'en'::text]))),
  constraint player_odds_change_check CHECK ((odds_change = ANY (ARRAY['higher'::text, 'any'::text, 'none'::text]))),
  constraint player_pkey PRIMARY KEY (id),
  constraint player_username_check CHECK ((username = lower(username))),
  constraint player_username_key UNIQUE (username),
  constraint player_verification_status_check CHECK ((verification_status = ANY (ARRAY['not_sent'::text, 'in_review'::text, 'approved'::text, 'refused'::text])))
);

create table player_notification (
  id bigint not null generated always as identity,
  player_id bigint not null,
  kind text not null,
  amount bigint,
  bet_ids bigint[],
  created_at timestamp with time zone not null default clock_timestamp(),
  subject text,
  is_shown boolean not null default false,
  constraint player_notification_amount_check CHECK ((amount > 0)),
  constraint player_notification_check CHECK (((kind = 'bets_settled'::text) = (bet_ids IS NOT NULL))),
  constraint player_notification_check1 CHECK (((kind = 'bets_settled'::text) = (amount IS NULL))),
  constraint player_notification_kind_check CHECK ((kind = ANY (ARRAY['bets_settled'::text, 'deposit_credited'::text, 'deposit_refunded'::text, 'withdrawal_paid'::text, 'withdrawal_returned'::text, 'withdrawal_refused'::text, 'withdrawal_cancelled'::text]))),
  constraint player_notification_pkey PRIMARY KEY (id),
  constraint player_notification_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create table psp_inbox (
  end_to_end_id text not null,
  body jsonb not null,
  received_at timestamp with time zone not null default now(),
  processed_at timestamp with time zone,
  fault text,
  confirmed jsonb,
  constraint psp_inbox_check CHECK (((confirmed IS NULL) OR (processed_at IS NOT NULL))) NOT VALID,
  constraint psp_inbox_pkey PRIMARY KEY (end_to_end_id)
);

create index psp_inbox_waiting on psp_inbox USING btree (received_at) WHERE (processed_at IS NULL);

create table psp_listing (
  is_only boolean not null default true,
  listed_until timestamp with time zone not null,
  constraint psp_listing_is_only_check CHECK (is_only),
  constraint psp_listing_pkey PRIMARY KEY (is_only)
);

create table real_money (
  is_only boolean not null default true,
  started_at timestamp with time zone not null default now(),
  constraint real_money_is_only_check CHECK (is_only),
  constraint real_money_pkey PRIMARY KEY (is_only)
);

create table review (
  id bigint not null generated always as identity,
  withdrawal_id uuid,
  verification_id bigint,
  decision text not null,
  reason text,
  reviewer text not null,
  decided_at timestamp with time zone not null,
  set_aside_id bigint,
  constraint review_check CHECK (((reason <> ''::text) AND ((decision = 'refused'::text) = (reason IS NOT NULL)))),
  constraint review_decision_check CHECK ((decision = ANY (ARRAY['approved'::text, 'refused'::text]))),
  constraint review_pkey PRIMARY KEY (id),
  constraint review_reviewer_check CHECK ((reviewer <> ''::text)),
  constraint review_set_aside_id_fkey FOREIGN KEY (set_aside_id) REFERENCES outcome_set_aside(id),
  constraint review_subject CHECK ((num_nonnulls(withdrawal_id, verification_id, set_aside_id) = 1)),
  constraint review_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES verification(id),
  constraint review_verification_id_key UNIQUE (verification_id),
  constraint review_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id),
  constraint review_withdrawal_id_key UNIQUE (withdrawal_id)
);

create UNIQUE index review_of_set_aside on review USING btree (set_aside_id);

create table sandbox_payout (
  withdrawal_id uuid not null,
  fate text not null,
  made_at timestamp with time zone not null,
  constraint sandbox_payout_fate_check CHECK ((fate = ANY (ARRAY['paid'::text, 'refused'::text, 'returned'::text]))),
  constraint sandbox_payout_pkey PRIMARY KEY (withdrawal_id),
  constraint sandbox_payout_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id)
);

create table selection_ids_start (
  bet_id bigint not null
);

create table selection_liability (
  selection_id bigint not null,
  singles bigint not null default 0,
  multiples bigint not null default 0,
  long_shots bigint not null default 0,
  constraint selection_liability_amount_check CHECK ((singles >= 0)),
  constraint selection_liability_long_shots_check CHECK ((long_shots >= 0)),
  constraint selection_liability_multiples_check CHECK ((multiples >= 0)),
  constraint selection_liability_pkey PRIMARY KEY (selection_id)
) with (fillfactor=60);

create table selection_outcome (
  selection_id bigint not null,
  game_id bigint not null,
  market_id integer not null,
  result text,
  dead_heat_places integer not null default 1,
  dead_heat_tied integer not null default 1,
  told_at timestamp with time zone not null default clock_timestamp(),
  closed_at timestamp with time zone,
  version integer not null default 1,
  is_confirmed boolean not null default false,
  is_corrected boolean not null default false,
  reviewed_at timestamp with time zone,
  feed_at timestamp with time zone,
  constraint selection_outcome_check CHECK ((dead_heat_tied >= dead_heat_places)),
  constraint selection_outcome_dead_heat_places_check CHECK ((dead_heat_places > 0)),
  constraint selection_outcome_game_id_fkey FOREIGN KEY (game_id) REFERENCES game(id),
  constraint selection_outcome_pkey PRIMARY KEY (selection_id),
  constraint selection_outcome_result_check CHECK ((result = ANY (ARRAY['win'::text, 'lose'::text, 'void'::text, 'half_win'::text, 'half_lose'::text])))
);

create index selection_outcome_game on selection_outcome USING btree (game_id);

create index selection_outcome_oldest_open on selection_outcome USING btree (told_at) WHERE (closed_at IS NULL);

create index selection_outcome_open on selection_outcome USING btree (selection_id) WHERE (closed_at IS NULL);

create table selection_price (
  selection_id bigint not null,
  game_id bigint not null,
  market_id integer not null,
  odd_id integer not null,
  name text not null,
  header text not null,
  handicap text not null,
  version bigint not null,
  odds integer not null,
  status text not null,
  told_at timestamp with time zone not null,
  constraint selection_price_odds_check CHECK ((odds > 1000)),
  constraint selection_price_pkey PRIMARY KEY (selection_id),
  constraint selection_price_status_check CHECK ((status = ANY (ARRAY['open'::text, 'suspended'::text, 'closed'::text])))
) with (fillfactor=70);

create index selection_price_game on selection_price USING btree (game_id);

create table server_role (
  role text not null,
  granted_at timestamp with time zone not null default now(),
  constraint server_role_pkey PRIMARY KEY (role)
);

create table session (
  token_hash bytea not null,
  player_id bigint not null,
  device text not null,
  address text not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  id uuid not null default gen_random_uuid(),
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id)
);

create UNIQUE index session_id on session USING btree (id);

create index session_player on session USING btree (player_id) WHERE (ended_at IS NULL);

create table slip (
  player_id bigint not null,
  slip_id uuid not null,
  fingerprint text not null,
  reference text,
  refusal text,
  refusal_facts jsonb,
  cash_after bigint,
  cashback_after bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint slip_check CHECK (((reference IS NULL) = (refusal IS NOT NULL))),
  constraint slip_check1 CHECK (((reference IS NULL) = (cash_after IS NULL))),
  constraint slip_check2 CHECK (((reference IS NULL) = (cashback_after IS NULL))),
  constraint slip_pkey PRIMARY KEY (player_id, slip_id),
  constraint slip_reference_key UNIQUE (reference)
);

create table throttle (
  key bytea not null,
  free_at timestamp with time zone not null,
  constraint throttle_pkey PRIMARY KEY (key)
);

create table transfer (
  id bigint not null generated always as identity,
  kind text not null,
  reference text not null,
  reverses bigint,
  created_at timestamp with time zone not null default clock_timestamp(),
  constraint transfer_kind_check CHECK (((kind = ANY (ARRAY['stake'::text, 'settle'::text, 'unsettle'::text, 'cancel'::text, 'cashout'::text, 'deposit'::text, 'demo_grant'::text])) OR (kind = ANY (ARRAY['cash_out'::text, 'cash_out_part'::text, 'cashback'::text, 'uncashback'::text])) OR (kind = ANY (ARRAY['withdrawal_hold'::text, 'withdrawal_paid'::text, 'withdrawal_returned'::text])) OR (kind = ANY (ARRAY['cashback_day'::text, 'uncashback_day'::text])) OR (kind = 'debt_repaid'::text))),
  constraint transfer_kind_reference_key UNIQUE (kind, reference),
  constraint transfer_pkey PRIMARY KEY (id),
  constraint transfer_reverses_fkey FOREIGN KEY (reverses) REFERENCES transfer(id)
);

create table verification (
  id bigint not null generated always as identity,
  player_id bigint not null,
  status text not null default 'in_review'::text,
  reason text,
  sent_at timestamp with time zone not null,
  decided_at timestamp with time zone,
  constraint verification_check CHECK (((status = 'refused'::text) = (reason IS NOT NULL))),
  constraint verification_check1 CHECK (((status = 'in_review'::text) = (decided_at IS NULL))),
  constraint verification_pkey PRIMARY KEY (id),
  constraint verification_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint verification_status_check CHECK ((status = ANY (ARRAY['in_review'::text, 'approved'::text, 'refused'::text])))
);

create index verification_newest on verification USING btree (player_id, id DESC);

create UNIQUE index verification_standing on verification USING btree (player_id) WHERE (status <> 'refused'::text);

create table verification_file (
  verification_id bigint not null,
  kind text not null,
  media_type text not null,
  name text not null,
  bytes bytea not null,
  constraint verification_file_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 5242880))),
  constraint verification_file_kind_check CHECK ((kind = ANY (ARRAY['document'::text, 'selfie'::text]))),
  constraint verification_file_media_type_check CHECK ((media_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text]))),
  constraint verification_file_pkey PRIMARY KEY (verification_id, kind),
  constraint verification_file_verification_id_fkey FOREIGN KEY (verification_id) REFERENCES verification(id)
);

create table withdrawal (
  id uuid not null,
  player_id bigint not null,
  amount bigint not null,
  pix_key_type text not null,
  pix_key text not null,
  owner_name text not null,
  cpf character(11) not null,
  status text not null default 'requested'::text,
  reason text,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  asked_at timestamp with time zone,
  constraint withdrawal_amount_check CHECK ((amount > 0)),
  constraint withdrawal_pix_key_type_check CHECK ((pix_key_type = ANY (ARRAY['cpf'::text, 'cnpj'::text, 'phone'::text, 'email'::text, 'random'::text]))),
  constraint withdrawal_pkey PRIMARY KEY (id),
  constraint withdrawal_player_id_fkey FOREIGN KEY (player_id) REFERENCES player(id),
  constraint withdrawal_status_check CHECK ((status = ANY (ARRAY['requested'::text, 'in_review'::text, 'approved'::text, 'sending'::text, 'paid'::text, 'refused'::text, 'returned'::text, 'cancelled'::text])))
);

create index withdrawal_of_player on withdrawal USING btree (player_id, created_at, id);

create index withdrawal_open on withdrawal USING btree (status, created_at) WHERE (status = ANY (ARRAY['requested'::text, 'in_review'::text, 'approved'::text, 'sending'::text]));

create index withdrawal_paid on withdrawal USING btree (closed_at) WHERE (status = 'paid'::text);

create index withdrawal_pending on withdrawal USING btree (player_id, created_at, id) WHERE (status = ANY (ARRAY['requested'::text, 'in_review'::text, 'approved'::text]));

create table withdrawal_request (
  withdrawal_id uuid not null,
  player_id bigint not null,
  pix_key_type text not null,
  pix_key text not null,
  owner_name text not null,
  cpf character(11) not null,
  created_at timestamp with time zone not null,
  constraint withdrawal_request_pkey PRIMARY KEY (withdrawal_id)
);

create table withdrawal_step (
  withdrawal_id uuid not null,
  status text not null,
  at timestamp with time zone not null,
  constraint withdrawal_step_pkey PRIMARY KEY (withdrawal_id, status),
  constraint withdrawal_step_withdrawal_id_fkey FOREIGN KEY (withdrawal_id) REFERENCES withdrawal(id)
);
