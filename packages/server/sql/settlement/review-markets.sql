-- Marks every selection of these markets (null: all) of a game for review: its open and settled
-- legs are compared with its result again.
create or replace function review_markets(game bigint, markets integer[]) returns void
language sql as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, game, market_id, true
  from leg
  where selection_id >= selection_of(game, 0) and selection_id < selection_of(game + 1, 0)
    and (markets is null or market_id = any(markets))
  order by selection_id
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp()
$$;
