-- Advances a withdrawal that has one of these statuses, and moves the money that goes with the new
-- one; what comes back repays what is owed. False when another call was first: of cancel, pay and
-- refuse one wins. The wallet is locked before the withdrawal, as by the corrections that cancel
-- it.
create or replace function advance_withdrawal(
  which uuid, sources text[], target text, why text, at timestamptz
) returns boolean language plpgsql as $$
declare
  current withdrawal;
begin
  perform from account
  where player_id = (select player_id from withdrawal where id = which)
    and kind in ('cash', 'withdrawal_hold')
  order by id for no key update;
  select * into current from withdrawal where id = which for no key update;
  if not found or current.status <> all (sources) then
    return false;
  end if;
  update withdrawal set status = target, reason = why,
    closed_at = case when target in ('paid', 'refused', 'returned', 'cancelled') then at end
  where id = which;
  insert into withdrawal_step (withdrawal_id, status, at) values (which, target, at)
  on conflict do nothing;
  if target = 'paid' then
    perform post_transfer('withdrawal_paid', which::text,
      pocket_of(current.player_id, 'withdrawal_hold'), pocket_of(null, 'psp_clearing'),
      current.amount);
  elsif target in ('refused', 'cancelled', 'returned') then
    perform post_transfer('withdrawal_returned', which::text,
      case when current.status = 'paid' then pocket_of(null, 'psp_clearing')
        else pocket_of(current.player_id, 'withdrawal_hold') end,
      pocket_of(current.player_id, 'cash'), current.amount);
    perform repay_debt(current.player_id);
  end if;
  return true;
end $$;
