-- A feed repeats its messages when a connection recovers. What it said is ordered by its own time,
-- so that a message which comes again, or comes late, moves no money (docs/decisions/0065).

-- When the feed said the last message that holds for this selection; null when it gave no time.
alter table selection_outcome add column feed_at timestamptz;

-- When the feed said it; null for the house, and for a feed that gave no time.
alter table market_cancel add column feed_at timestamptz;
create unique index market_cancel_said_once
  on market_cancel (game_id, is_rollback, market_id, taken_from, feed_at) nulls not distinct
  where feed_at is not null;

-- As before (0027), and a revocation ends what was cancelled before it by the time of the feed, in
-- whatever order the two arrived. Without a time the order of arrival counts.
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
