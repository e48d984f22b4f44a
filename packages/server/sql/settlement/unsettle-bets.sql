-- Opens those of these bets again that were settled at something else than is due. Each transfer is
-- reversed by one that names it. What a pocket no longer holds is owed. The wallets are locked by
-- the caller. Cashback that a bet earned by itself, before there were days, is reversed with its
-- settlement: settled again, the bet counts for the cashback of its day.
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
