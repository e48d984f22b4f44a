-- Gives up to `legs_max` legs of the players of a share their known results. Returns the bets and
-- the players of these legs, and how many legs there were.
create or replace function take_results(legs_max integer, share integer, shares integer)
returns table (bets bigint[], players bigint[], legs bigint)
language plpgsql as $$
#variable_conflict use_column
begin
  return query
  with waiting as materialized (
    select waiting.*, bet.player_id
    from leg_to_settle waiting
    join bet on bet.id = waiting.bet_id
    where bet.player_id % shares = share
    limit legs_max
  ),
  updated as (
    update leg set result = waiting.result, dead_heat_places = waiting.dead_heat_places,
      dead_heat_tied = waiting.dead_heat_tied
    from waiting
    where leg.bet_id = waiting.bet_id and leg.position = waiting.position
    returning leg.bet_id, waiting.player_id
  )
  select array_agg(distinct bet_id), array_agg(distinct player_id), count(*) from updated;
end $$;
