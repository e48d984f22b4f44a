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
      nextval('transfer_id_seq') as transfer_id, clock_timestamp() as settled_at,
      case when due_status = 'void' then cashback_at_stake else 0 end as to_cashback
    from bets_due(ids)
    where status = 'pending' and due_status <> 'pending'
  ),
  closed as (
    update bet set status = closing.status, payout = closing.returned_early + closing.paid,
      closings = closing.closing, settled_at = closing.settled_at
    from closing where bet.id = closing.id
  ),
  made_transfers as (
    insert into transfer (id, kind, reference, created_at)
    overriding system value
    select transfer_id, 'settle', id || '#' || closing, settled_at from closing
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
