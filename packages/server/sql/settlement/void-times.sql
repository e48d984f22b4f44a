-- The times within which bets on a selection are void: cancelled by the feed or by rule, until a
-- revocation ends them. Cancellations and revocations are ordered by the time of the feed; without
-- one, by their arrival.
create or replace function void_times(
  game bigint, market integer, selection bigint, result text
) returns tstzmultirange
language sql stable parallel safe as $$
  select coalesce(range_agg(tstzrange(cancel.taken_from, cancel.taken_to)), '{}')
  from market_cancel cancel
  where cancel.game_id = game and not cancel.is_rollback
    and (cancel.market_id is null or cancel.market_id = market)
    and (cancel.taken_from <= cancel.taken_to) is not false
    and case when cancel.covers_decided then true
      when cancel.reason = 'cancelled' then void_times.result is null
      else selection <> all(cancel.decided)
    end
    and not exists (
      select from market_cancel undone
      where undone.game_id = game and undone.is_rollback
        and (undone.market_id is null or undone.market_id = market)
        and case when undone.feed_at <> cancel.feed_at then undone.feed_at > cancel.feed_at
          else undone.id > cancel.id end
    )
$$;
