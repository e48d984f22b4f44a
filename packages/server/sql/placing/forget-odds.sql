-- Forgets the prices of games that ended before this moment, but for those that bets stand on.
-- Returns how many games it forgot; at most `most`, so that no call is long.
create or replace function forget_odds(ended_before timestamptz, most integer) returns integer
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
  where selection_id >= selection_of(g.id, 0) and selection_id < selection_of(g.id + 1, 0)
    and not exists (
      select from leg
      where leg.selection_id = odds_history.selection_id
        and leg.odds_version = odds_history.version and odds_history.status = 'open'
    );
  delete from selection_price where game_id = any(games);
  return coalesce(array_length(games, 1), 0);
end $$;
