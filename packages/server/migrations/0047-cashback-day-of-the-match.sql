-- Live bets count for the cashback of the day on which their match started, so that all bets on one
-- match are netted in one day: by the day of their settlement, a loss before midnight and the win
-- that hedges it after midnight were not netted.

-- Bets that were settled before count for the day of their first settlement (false).
alter table cashback_bet add column is_day_of_match boolean not null default false;
alter table cashback_bet alter column is_day_of_match set default true;

-- As before (0027), but every change of a match that is under way counts as one, also when its
-- kick-off lies ahead by the clock of the feed: the day of a match does not move.
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
  where leg.selection_id between new.id * 1000 and new.id * 1000 + 999 and not leg.is_live
    and bet.accepted_at >= least(old.starts_at, new.starts_at)
    and bet.accepted_at < greatest(old.starts_at, new.starts_at)
  order by 1
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, reviewed_at = null, told_at = clock_timestamp();
  return null;
end $$;

-- The civil day of a match: that of its first kick-off that passed, whatever became of it later.
create function day_of_match(game bigint) returns date language sql stable parallel safe as $$
  select civil_day(coalesce(
    (
      select starts_before from kick_off_change where game_id = day_of_match.game
      order by id limit 1
    ),
    (select starts_at from game where id = day_of_match.game)
  ))
$$;

-- The day for which a live bet counts; null when its matches have different days.
create function cashback_day_of_bet(bet bigint) returns date
language sql stable parallel safe as $$
  select case when min(day) = max(day) then min(day) end
  from leg cross join lateral day_of_match(leg.game_id) as day
  where bet_id = bet
$$;

-- As before (0029), but a day waits for its open bets, until the end of the following day at most:
-- what is settled later corrects what was credited.
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

-- As before (0030), except for the day for which a live bet counts.
create or replace function settle_bets(
  legs_max integer, share integer default 0, shares integer default 1
)
returns table (legs bigint, settled jsonb)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  touched bigint[];
  players bigint[];
  has_settled boolean;
  opened bigint[] := '{}';
  open_stakes bigint;
  house bigint;
  receivable bigint;
  key record;
begin
  if shares = 1 then
    perform pg_advisory_xact_lock(7204117);
  else
    perform pg_advisory_xact_lock_shared(7204117), pg_advisory_xact_lock(7204117, share);
  end if;

  select min(id) filter (where kind = 'open_stakes'), min(id) filter (where kind = 'house'),
    min(id) filter (where kind = 'receivable')
  into strict open_stakes, house, receivable
  from account where player_id is null;

  with waiting as materialized (
    select waiting.*, bet.player_id
    from leg_to_settle waiting
    join bet on bet.id = waiting.bet_id
    where bet.player_id % shares = share
    limit legs_max
  ),
  updated as (
    update leg set result = waiting.result, dead_heat_places = waiting.dead_heat_places,
      dead_heat_tied = waiting.dead_heat_tied
    from waiting
    where leg.bet_id = waiting.bet_id and leg.position = waiting.position
    returning leg.bet_id, waiting.player_id
  )
  select array_agg(distinct bet_id), array_agg(distinct player_id), count(*)
  into touched, players, legs from updated;

  if legs = 0 then
    settled := '[]';
    return next;
    return;
  end if;

  perform from account
  where player_id = any(players) and kind in ('cash', 'cashback') order by id for no key update;

  select bool_or(status in ('win', 'lose', 'void')) into has_settled from (
    select status from bet where id = any(touched) order by id for no key update
  ) locked;

  if has_settled then
    opened := unsettle_bets(touched);
  end if;

  with closing as materialized (
    select id, player_id, due_status as status, at_stake, due_payout as paid,
      returned_early, cashback_percent, closings + 1 as closing,
      nextval('transfer_id_seq') as transfer_id,
      case when due_status = 'void' then cashback_at_stake else 0 end as to_cashback
    from bets_due(touched)
    where status = 'pending' and due_status <> 'pending'
  ),
  closed as (
    update bet set status = closing.status, payout = closing.returned_early + closing.paid,
      closings = closing.closing, settled_at = clock_timestamp()
    from closing where bet.id = closing.id
  ),
  made_transfers as (
    insert into transfer (id, kind, reference)
    overriding system value
    select transfer_id, 'settle', id || '#' || closing from closing
  ),
  firsts as (
    insert into first_settled_bet (player_id, bet_id)
    select distinct on (player_id) player_id, id from closing
    where status in ('win', 'lose') order by player_id, id
    on conflict (player_id) do nothing
    returning bet_id
  ),
  collected as (
    insert into cashback_bet (bet_id, player_id, day)
    select id, player_id, day from closing
    cross join lateral cashback_day_of_bet(closing.id) as day
    where cashback_percent > 0 and status in ('win', 'lose') and day is not null
      and not exists (select from firsts where bet_id = closing.id)
      and not exists (select from first_settled_bet first where first.bet_id = closing.id)
    on conflict (bet_id) do nothing
    returning player_id, day
  ),
  opened_days as (
    insert into cashback_day (player_id, day)
    select distinct player_id, day from collected
    on conflict (player_id, day) do nothing
  ),
  pockets as (
    select transfer_id, player_id, 'cash' as kind, paid - to_cashback as due from closing
    where paid > to_cashback
    union all
    select transfer_id, player_id, 'cashback', to_cashback from closing where to_cashback > 0
  ),
  payments as materialized (
    select pockets.transfer_id, account.id as account_id, account.balance, account.version,
      pockets.due,
      greatest(0, least(pockets.due, account.owed - (sum(pockets.due) over paying - pockets.due)))
        ::bigint as repaid
    from pockets
    join account on account.player_id = pockets.player_id and account.kind = pockets.kind
    window paying as (partition by account.id order by pockets.transfer_id)
  ),
  player_entries as materialized (
    select transfer_id, account_id, due - repaid as given,
      balance + sum(due - repaid) over paying as balance_after,
      version + row_number() over paying as version
    from payments
    where due > repaid
    window paying as (partition by account_id order by transfer_id)
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, given, balance_after, version from player_entries
    union all
    select transfer_id, receivable, false, repaid, null, null from payments where repaid > 0
    union all
    select transfer_id, open_stakes, false, -at_stake, null, null from closing
    union all
    select transfer_id, house, false, at_stake - paid, null, null from closing
    where at_stake <> paid
  ),
  moved as (
    update account set balance = balance + last.given, version = version + last.steps,
      owed = owed - last.repaid
    from (
      select account_id, sum(due - repaid) as given, count(*) filter (where due > repaid) as steps,
        sum(repaid) as repaid
      from payments group by account_id
    ) last
    where account.id = last.account_id
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('betId', id, 'playerId', player_id) order by id), '[]')
  into settled
  from (
    select id, player_id from closing
    union
    select id, player_id from bet where id = any(opened)
  ) changed;

  for key in
    select distinct player_id, day
    from cashback_bet join cashback_day using (player_id, day)
    where bet_id = any(touched) and closed_at is not null
    order by player_id, day
  loop
    perform settle_cashback_day(key.player_id, key.day, 0);
  end loop;
  return next;
end $$;
