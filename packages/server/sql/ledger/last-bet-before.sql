-- All bets of a player up to the returned id were accepted before this moment (see
-- first_version_from).
create or replace function last_bet_before(owner bigint, moment timestamptz) returns bigint
language plpgsql stable set enable_seqscan = off as $$
declare
  low bigint := 0;
  high bigint := coalesce((select id from bet where player_id = owner order by -id limit 1), 0);
  middle bigint;
  newest record;
begin
  while low < high loop
    middle := low + (high - low + 1) / 2;
    select id, accepted_at into newest from bet
    where player_id = owner and -id >= -middle order by -id limit 1;
    if newest.accepted_at >= moment then
      high := newest.id - 1;
    else
      low := middle;
    end if;
  end loop;
  return low;
end $$;
