-- The whole rule for one leg; settlement applies it to many (`leg_to_settle`).
create or replace function is_leg_void(
  game bigint, market integer, selection bigint, is_live boolean, taken timestamptz
) returns boolean language sql stable parallel safe as $$
  select taken <@ void_times(game, market, selection, (
      select result from selection_outcome where selection_id = selection
    )) or is_after_kick_off(is_live, taken, (
      select starts_at from game where id = is_leg_void.game))
$$;
