-- Whether a later version of the price of a selection was published since a bet was accepted at
-- this one. The price of a bet is at most six seconds old when it is accepted (I13).
create or replace function is_price_replaced(
  game bigint, selection bigint, accepted_version bigint, accepted timestamptz
)
returns boolean language sql stable as $$
  select exists (
    select from game_odds
    where game_id = game and told_at >= accepted - interval '6 seconds'
      and version > accepted_version
      and (selection - selection_of(game, 0))::integer = any(indexes)
  )
$$;
