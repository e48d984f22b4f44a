-- Called by the version before, which sends one row a selection.
create or replace function record_odds(prices jsonb) returns void language sql as $$
  insert into game_odds (game_id, told_at, version, status, is_whole, indexes, odds)
  select game, told_at, version, status, false,
    array_agg((selection - selection_of(game, 0))::integer order by selection),
    array_agg(odds order by selection)
  from jsonb_to_recordset(prices) as c(selection bigint, game bigint, version bigint,
    odds integer, status text, told_at timestamptz, place integer)
  group by game, told_at, version, status
  order by min(place)
$$;
