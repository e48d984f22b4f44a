-- migrate: stepwise
-- Several servers on one database: one of them leads the feed, for a term, as long as it renews its
-- lease (decision 0155). Its connections carry the term, and what an earlier leader writes is
-- refused.

-- step
create table if not exists feed_lease (
  is_only boolean primary key default true check (is_only),
  -- In a unique index: only a change of the term conflicts with the lock of a write.
  term bigint not null unique default 0,
  -- The server that leads; null when it has stopped.
  holder uuid,
  renewed_at timestamptz not null default clock_timestamp(),
  -- Names this database among others that share a message broker.
  bus_name uuid not null default gen_random_uuid()
);
insert into feed_lease default values on conflict do nothing;

-- step
-- A connection of the server that leads the feed carries its term: what it writes about matches,
-- prices, trust and results is refused once another server leads. The lock holds back the next term
-- until the statement's transaction ends. Connections without a term are those of a single server
-- and of commands.
create or replace function check_feed_term() returns trigger language plpgsql as $$
declare
  carried constant text := nullif(current_setting('caderneta.feed_term', true), '');
begin
  if carried is null then
    return null;
  end if;
  perform from feed_lease where term = carried::bigint for key share;
  if not found then
    raise exception 'another server leads the feed' using errcode = 'FT001';
  end if;
  return null;
end $$;

-- step
create or replace trigger game_led before insert or update on game
  for each statement execute function check_feed_term();

-- step
create or replace trigger game_odds_led before insert on game_odds
  for each statement execute function check_feed_term();

-- step
create or replace trigger feed_trust_led before insert on feed_trust
  for each statement execute function check_feed_term();

-- step
create or replace trigger feed_run_led before insert on feed_run
  for each statement execute function check_feed_term();

-- step
create or replace trigger selection_outcome_led before insert or update on selection_outcome
  for each statement execute function check_feed_term();

-- step
create or replace trigger market_cancel_led before insert on market_cancel
  for each statement execute function check_feed_term();

-- step
create or replace trigger outcome_set_aside_led before insert on outcome_set_aside
  for each statement execute function check_feed_term();
