-- Records a changed kick-off that has passed, before or after the change, or that belongs to a
-- match under way, and marks the selections of the bets between the two for review. The first
-- change holds the kick-off that decides the day of a match (day_of_match).
create or replace function review_kick_off() returns trigger language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if least(old.starts_at, new.starts_at) > clock_timestamp()
    and old.status = 'scheduled' and new.status = 'scheduled' then
    return null;
  end if;
  insert into kick_off_change (game_id, starts_before, starts_after)
  values (new.id, old.starts_at, new.starts_at);
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, leg.game_id, market_id, true
  from leg
  join bet on bet.id = leg.bet_id
  where leg.selection_id >= selection_of(new.id, 0)
    and leg.selection_id < selection_of(new.id + 1, 0) and not leg.is_live
    and bet.accepted_at >= least(old.starts_at, new.starts_at)
    and bet.accepted_at < greatest(old.starts_at, new.starts_at)
  order by 1
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp();
  return null;
end $$;
