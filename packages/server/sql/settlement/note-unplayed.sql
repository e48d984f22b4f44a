-- Records since when a match is postponed, interrupted or cancelled.
create or replace function note_unplayed() returns trigger language plpgsql as $$
begin
  if new.status not in ('cancelled', 'postponed', 'interrupted') then
    new.unplayed_since := null;
  elsif tg_op = 'INSERT' then
    new.unplayed_since := clock_timestamp();
  elsif new.status = 'cancelled' and old.status <> 'cancelled' then
    new.unplayed_since := clock_timestamp();
  elsif new.unplayed_since is null then
    new.unplayed_since := greatest(clock_timestamp(), old.starts_at);
  end if;
  return new;
end $$;
