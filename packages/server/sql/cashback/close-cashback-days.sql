-- Closes up to `most` days that ended before a date, the oldest first, and returns how many and the
-- players whose cashback changed. The caller repeats until there are none. A day waits for its open
-- live bets, until the end of the following day at most: what is settled later corrects what was
-- credited. Wallets are locked in the order of all locks of wallets.
create or replace function close_cashback_days(before date, cap bigint, most integer)
returns table (days integer, players bigint[])
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  waiting cashback_day[];
  key cashback_day;
begin
  players := '{}';
  waiting := array(
    select each from cashback_day each
    where closed_at is null and day < before and (day < before - 1 or not exists (
      select from bet
      where bet.player_id = each.player_id and bet.status = 'pending' and cashback_percent > 0
        and cashback_day_of_bet(bet.id) = each.day
    ))
    order by day, player_id limit most
  );
  days := cardinality(waiting);
  perform from account
  where player_id in (select player_id from unnest(waiting)) and kind in ('cash', 'cashback')
  order by id for no key update;
  foreach key in array waiting loop
    if settle_cashback_day(key.player_id, key.day, cap) <> 0 then
      players := players || key.player_id;
    end if;
  end loop;
  return next;
end $$;
