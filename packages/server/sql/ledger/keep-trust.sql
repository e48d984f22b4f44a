-- The trust in the feed is only added to, in the order of time: by an earlier row, or by another
-- level in an existing one, a silence in which bets were accepted would end before they were. The
-- version before rewrites the last row when the level changes twice in a millisecond; no bet can
-- violate the six seconds that a silence of the last five has had (I14).
create or replace function keep_trust() returns trigger language plpgsql as $$
begin
  if exists (select from feed_trust where changed_at > new.changed_at)
    or tg_op = 'UPDATE' and (new.changed_at <> old.changed_at
      or old.changed_at < clock_timestamp() - interval '5 seconds') then
    raise exception 'feed_trust is kept as it was written';
  end if;
  return new;
end $$;
