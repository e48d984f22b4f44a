-- As before (0010). Cashback that a bet earned by itself, under the rule until now, goes back with
-- its settlement: settled again, the bet counts for the cashback of that day.
create or replace function unsettle_bets(ids bigint[]) returns bigint[] language plpgsql as $$
#variable_conflict use_column
declare
  opened bigint[];
  receivable bigint;
begin
  select id into strict receivable from account where player_id is null and kind = 'receivable';

  with wrong as materialized (
    select id, player_id, closings from bets_due(ids)
    where status in ('win', 'lose', 'void')
      and (status, payout) is distinct from (due_status, returned_early + due_payout)
  ),
  undone as materialized (
    select wrong.player_id, transfer.id as reversed, nextval('transfer_id_seq') as transfer_id,
      'un' || transfer.kind as kind, transfer.reference
    from wrong join transfer on transfer.kind in ('settle', 'cashback')
      and transfer.reference = wrong.id || '#' || wrong.closings
  ),
  reopened as (
    update bet set status = 'pending', payout = 0, cashback = 0, settled_at = null
    from wrong where bet.id = wrong.id
  ),
  made_transfers as (
    insert into transfer (id, kind, reference, reverses)
    overriding system value
    select transfer_id, kind, reference, reversed from undone
  ),
  reversed as materialized (
    select undone.transfer_id, undone.player_id, entry.account_id, entry.amount, account.kind,
      account.is_player, account.balance, account.version
    from undone
    join entry on entry.transfer_id = undone.reversed
    join account on account.id = entry.account_id
  ),
  taken as materialized (
    select transfer_id, player_id, account_id, balance, version, amount,
      greatest(0, least(amount, balance - (sum(amount) over taking - amount)))::bigint as taken
    from reversed
    where is_player
    window taking as (partition by account_id order by transfer_id)
  ),
  player_entries as materialized (
    select transfer_id, account_id, taken, balance - sum(taken) over taking as balance_after,
      version + row_number() over taking as version
    from taken
    where taken > 0
    window taking as (partition by account_id order by transfer_id)
  ),
  debts as materialized (
    select transfer_id, player_id, sum(debt) as debt from (
      select transfer_id, player_id, amount - taken as debt from taken
      union all
      select transfer_id, player_id, amount from reversed where kind = 'receivable'
    ) owing
    group by transfer_id, player_id
    having sum(debt) > 0
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, -taken, balance_after, version from player_entries
    union all
    select transfer_id, account_id, false, -amount, null, null from reversed
    where not is_player and kind <> 'receivable'
    union all
    select transfer_id, receivable, false, -debt, null, null from debts
  ),
  changes as (
    select account_id, sum(taken) as taken, sum(steps) as steps, sum(debt) as debt from (
      select account_id, taken, 1 as steps, 0 as debt from player_entries
      union all
      select account.id, 0, 0, debts.debt from debts
      join account on account.player_id = debts.player_id and account.kind = 'cash'
    ) change
    group by account_id
  ),
  moved as (
    update account set balance = balance - changes.taken, version = version + changes.steps,
      owed = owed + changes.debt
    from changes where account.id = changes.account_id
  )
  select coalesce(array_agg(id), '{}') into opened from wrong;
  return opened;
end $$;

-- As before (0014), without cashback for each bet: live bets are noted for the cashback of the day,
-- and closed days are corrected with the settlements of their bets.
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
  today date;
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
  told as (
    update leg set result = waiting.result, dead_heat_places = waiting.dead_heat_places,
      dead_heat_tied = waiting.dead_heat_tied
    from waiting
    where leg.bet_id = waiting.bet_id and leg.position = waiting.position
    returning leg.bet_id, waiting.player_id
  )
  select array_agg(distinct bet_id), array_agg(distinct player_id), count(*)
  into touched, players, legs from told;

  if legs = 0 then
    settled := '[]';
    return next;
    return;
  end if;

  perform from account
  where player_id = any(players) and kind in ('cash', 'cashback') order by id for no key update;

  today := civil_day(clock_timestamp());
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
    select id, player_id, today from closing
    where cashback_percent > 0 and status in ('win', 'lose')
      and not exists (select from firsts where bet_id = closing.id)
      and not exists (select from first_settled_bet first where first.bet_id = closing.id)
    on conflict (bet_id) do nothing
    returning player_id
  ),
  opened_days as (
    insert into cashback_day (player_id, day)
    select distinct player_id, today from collected
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
