-- Adds to the history and moves the last prices along, in one statement: a price in
-- `selection_price` is always in the history too.
create or replace function record_odds(prices jsonb) returns void language sql as $$
  with change as materialized (
    select * from jsonb_to_recordset(prices) as c(selection bigint, game bigint, market integer,
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
