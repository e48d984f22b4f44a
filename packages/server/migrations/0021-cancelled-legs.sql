-- As before (0010), with one look at what was taken back instead of one for each cancelling: a
-- cancelling stands when no later statement takes it back.
create or replace function is_leg_cancelled(game bigint, market integer, taken timestamptz)
returns boolean language sql stable parallel safe as $$
  select exists (
    select from market_cancel cancel
    where cancel.game_id = game and not cancel.is_rollback
      and (cancel.market_id is null or cancel.market_id = market)
      and (cancel.taken_from is null or taken >= cancel.taken_from)
      and (cancel.taken_to is null or taken < cancel.taken_to)
      and cancel.id > (
        select coalesce(max(undone.id), 0) from market_cancel undone
        where undone.game_id = game and undone.is_rollback
          and (undone.market_id is null or undone.market_id = market)
      )
  )
$$;
