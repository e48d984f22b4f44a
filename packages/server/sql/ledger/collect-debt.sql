-- Collects a new debt at once: from cash, then from withdrawals that were not sent, the newest
-- first. Whatever makes the debt holds the lock of the wallet.
create or replace function collect_debt(owner bigint) returns void language plpgsql as $$
declare
  pending uuid;
begin
  perform repay_debt(owner);
  for pending in
    select id from withdrawal
    where player_id = owner and status in ('requested', 'in_review', 'approved')
    order by created_at desc, id
  loop
    exit when not exists (
      select from account where player_id = owner and kind = 'cash' and owed > 0
    );
    perform advance_withdrawal(pending, array['requested', 'in_review', 'approved'], 'cancelled',
      'debt_owed', clock_timestamp());
  end loop;
end $$;
