-- What each selection was told at, and when: what an accepted price is proved by (decision 0026).
-- Rows are only added, in batches, and taken away some days after the end of their game unless a
-- bet stands on them. A selection belongs to game selection_id / 1000, so that a table grown too
-- large can be cut into ranges of it.
create table odds_history (
  selection_id bigint not null,
  -- When it came, on the server's clock.
  told_at timestamptz not null,
  version bigint not null,
  odds integer not null check (odds > 1000),
  status text not null check (status in ('open', 'suspended', 'closed')),
  primary key (selection_id, told_at, version, status)
);

create trigger odds_history_kept before update or truncate on odds_history
  for each statement execute function refuse_change();

-- The last of each selection: what a restarted server shows, suspended, before its feed speaks.
create table selection_price (
  selection_id bigint primary key,
  game_id bigint not null,
  market_id integer not null,
  odd_id integer not null,
  name text not null,
  header text not null,
  handicap text not null,
  version bigint not null,
  odds integer not null check (odds > 1000),
  status text not null check (status in ('open', 'suspended', 'closed')),
  told_at timestamptz not null
) with (fillfactor = 70);
create index selection_price_game on selection_price (game_id);

-- When the feed could not be believed, and how far: 'not_live' shuts live markets, 'none' all.
create table feed_trust (
  changed_at timestamptz primary key,
  trust text not null check (trust in ('all', 'not_live', 'none'))
);

-- Bets up to this one were taken before prices were kept.
create table odds_history_start (
  bet_id bigint not null
);
insert into odds_history_start select coalesce(max(id), 0) from bet;

-- Adds to the history and moves the last prices along, in one statement: a price that stands in
-- `selection_price` is always in the history too.
create function record_odds(told jsonb) returns void language sql as $$
  with change as materialized (
    select * from jsonb_to_recordset(told) as c(selection bigint, game bigint, market integer,
      odd integer, name text, header text, handicap text, version bigint, odds integer,
      status text, told_at timestamptz, place integer)
  ),
  kept as (
    insert into odds_history (selection_id, told_at, version, odds, status)
    select selection, told_at, version, odds, status from change
    on conflict do nothing
  )
  insert into selection_price (selection_id, game_id, market_id, odd_id, name, header, handicap,
    version, odds, status, told_at)
  select distinct on (selection) selection, game, market, odd, name, header, handicap, version,
    odds, status, told_at
  from change
  order by selection, place desc
  on conflict (selection_id) do update set market_id = excluded.market_id,
    odd_id = excluded.odd_id, name = excluded.name, header = excluded.header,
    handicap = excluded.handicap, version = excluded.version, odds = excluded.odds,
    status = excluded.status, told_at = excluded.told_at
$$;

-- Forgets the prices of games that ended before this moment, but for those that bets stand on.
-- Returns how many games it forgot; at most `most`, so that no call is long.
create function forget_odds(ended_before timestamptz, most integer) returns integer
language plpgsql as $$
declare
  games bigint[];
begin
  games := array(
    select game.id from game
    where game.ended_at < ended_before
      and exists (select from selection_price where game_id = game.id)
    order by game.ended_at limit most
  );
  delete from odds_history
  using unnest(games) as g(id)
  where selection_id between g.id * 1000 and g.id * 1000 + 999
    and not exists (
      select from leg
      where leg.selection_id = odds_history.selection_id
        and leg.odds_version = odds_history.version and odds_history.status = 'open'
    );
  delete from selection_price where game_id = any(games);
  return coalesce(array_length(games, 1), 0);
end $$;
create index leg_selection on leg (selection_id, odds_version);
