-- Closes a day of a player, at most `cap` centavos, or corrects a closed one under the cap that it
-- was closed with. Moves the difference between what is due and what was credited; doing it again
-- moves nothing. What the pocket no longer holds is owed. Returns the difference in centavos.
create or replace function settle_cashback_day(who bigint, which date, cap bigint) returns bigint
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  known cashback_day;
  pocket account;
  due bigint;
  change bigint;
  given bigint;
  moved bigint;
begin
  perform from account where player_id = who and kind in ('cash', 'cashback')
  order by id for no key update;
  select * into strict pocket from account where player_id = who and kind = 'cashback';
  select * into strict known from cashback_day where player_id = who and day = which;
  select least(coalesce(known.day_max, cap), earned) into due from cashback_collected(who, which);
  change := due - known.credited;
  update cashback_day set closed_at = coalesce(closed_at, clock_timestamp()),
    day_max = coalesce(day_max, cap), credited = due, changes = changes + (change <> 0)::integer
  where player_id = who and day = which;
  if change = 0 then
    return 0;
  end if;
  given := greatest(change, -pocket.balance);
  insert into transfer (kind, reference)
  values (case when change > 0 then 'cashback_day' else 'uncashback_day' end,
    who || '/' || which || '#' || known.changes + 1)
  returning id into moved;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, pocket.id, true, given, pocket.balance + given, pocket.version + 1
  where given <> 0
  union all
  select moved, account.id, false, side.amount, null, null
  from account
  join (values ('promotions', -change), ('receivable', change - given)) side(name, amount)
    on account.kind = side.name
  where player_id is null and side.amount <> 0;
  update account set balance = balance + given, version = version + 1
  where id = pocket.id and given <> 0;
  update account set owed = owed + given - change
  where player_id = who and kind = 'cash' and given <> change;
  return change;
end $$;
