-- Forgets the prices of games that ended before this moment, but for those that bets stand on,
-- which odds_history holds from then on. Returns how many games it forgot; at most `most`, so that
-- no call is long.
create or replace function forget_odds(ended_before timestamptz, most integer) returns integer
language plpgsql as $$
declare
  games bigint[];
begin
  games := array(
    select game.id from game
    where game.ended_at < ended_before
      and exists (select from game_odds where game_id = game.id)
    order by game.ended_at limit most
  );
  delete from odds_history
  using unnest(games) as g(id)
  where selection_id >= selection_of(g.id, 0) and selection_id < selection_of(g.id + 1, 0)
    and not exists (
      select from leg
      where leg.selection_id = odds_history.selection_id
        and leg.odds_version = odds_history.version and odds_history.status = 'open'
    );
  insert into odds_history (selection_id, told_at, version, odds, status)
  select selection_id, told_at, version, price, status
  from game_odds
  cross join lateral unnest(indexes, odds) as prices(index, price)
  cross join lateral selection_of(game_id, index) as selection_id
  where game_id = any(games) and status = 'open' and exists (
    select from leg
    where leg.selection_id = selection_of(game_odds.game_id, prices.index)
      and leg.odds_version = game_odds.version
  )
  on conflict do nothing;
  delete from game_odds where game_id = any(games);
  return coalesce(array_length(games, 1), 0);
end $$;
