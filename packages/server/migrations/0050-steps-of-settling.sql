-- settle_bets in steps (docs/decisions/0074), as place_bets.

-- Gives up to `legs_max` legs of the players of a share their known results. Returns the bets and
-- the players of these legs, and how many legs there were.
create or replace function take_results(legs_max integer, share integer, shares integer)
returns table (bets bigint[], players bigint[], legs bigint)
language plpgsql as $$
#variable_conflict use_column
begin
  return query
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
  select array_agg(distinct bet_id), array_agg(distinct player_id), count(*) from updated;
end $$;

-- Pays those of these open bets that their legs decide, and returns them. Each bet has a transfer
-- of its own, named after the bet and its closing. What a player owes is repaid first from what
-- comes into cash. Live bets are recorded for the cashback of the day of their match, but not the
-- first bet of a player. Called by settle_bets under the locks of the wallets and of the bets.
create or replace function pay_bets(ids bigint[]) returns bigint[] language plpgsql as $$
#variable_conflict use_column
declare
  open_stakes bigint;
  house bigint;
  receivable bigint;
  paid bigint[];
begin
  select min(id) filter (where kind = 'open_stakes'), min(id) filter (where kind = 'house'),
    min(id) filter (where kind = 'receivable')
  into strict open_stakes, house, receivable
  from account where player_id is null;

  with closing as materialized (
    select id, player_id, due_status as status, at_stake, due_payout as paid,
      returned_early, cashback_percent, closings + 1 as closing,
      nextval('transfer_id_seq') as transfer_id,
      case when due_status = 'void' then cashback_at_stake else 0 end as to_cashback
    from bets_due(ids)
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
  select coalesce(array_agg(id), '{}') into paid from closing;
  return paid;
end $$;

-- Corrects the closed days for which these bets count, with their settlements. Called by
-- settle_bets under the locks of the wallets.
create or replace function correct_cashback_days(bets bigint[]) returns void language plpgsql as $$
declare
  key record;
begin
  for key in
    select distinct player_id, day
    from cashback_bet join cashback_day using (player_id, day)
    where bet_id = any(bets) and closed_at is not null
    order by player_id, day
  loop
    perform settle_cashback_day(key.player_id, key.day, 0);
  end loop;
end $$;

-- Gives up to `legs_max` open legs their known results and pays the bets that are decided by them,
-- in one transaction: a crash leaves either nothing or all of it. The caller repeats until no leg
-- is left. With `shares` above 1, a call settles the players of one share while others settle
-- theirs.
--
-- The steps: take_results; then, with the wallets locked in order and then the bets, unsettle_bets
-- for bets whose legs come to something else, pay_bets, correct_cashback_days. The planner switches
-- hold for all steps.
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
  changed bigint[] := '{}';
begin
  if shares = 1 then
    perform pg_advisory_xact_lock(7204117);
  else
    perform pg_advisory_xact_lock_shared(7204117), pg_advisory_xact_lock(7204117, share);
  end if;

  select taken.* into touched, players, legs from take_results(legs_max, share, shares) taken;
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
    changed := unsettle_bets(touched);
  end if;
  changed := changed || pay_bets(touched);

  select coalesce(jsonb_agg(
    jsonb_build_object('betId', id, 'playerId', player_id) order by id), '[]')
  into settled
  from bet where id = any(changed);

  perform correct_cashback_days(touched);
  return next;
end $$;
