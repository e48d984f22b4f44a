-- Marks every selection of these markets (null: all) of a game for review: its open and settled
-- legs are compared with its result again; with it those of which it is a part.
create or replace function review_markets(game bigint, markets integer[]) returns void
language sql as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, game, market_id, true
  from leg
  where selection_id >= selection_of(game, 0) and selection_id < selection_of(game + 1, 0)
    and (markets is null or market_id = any(markets) or market_id = 1019999 and exists (
      select from composite_selection composite
      where composite.selection_id = leg.selection_id
        and composite.markets && review_markets.markets
    ))
  order by selection_id
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp()
$$;
