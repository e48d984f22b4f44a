-- Repays what a player owes with the cash that there is, in a transfer of its own named
-- 'player/version of the pocket': the credit before it is shown whole. The amount in centavos.
create or replace function repay_debt(owner bigint) returns bigint language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  pocket account;
  repaid bigint;
  moved bigint;
begin
  select * into strict pocket from account
  where player_id = owner and kind = 'cash' for no key update;
  repaid := least(pocket.balance, pocket.owed);
  if repaid = 0 then
    return 0;
  end if;
  insert into transfer (kind, reference)
  values ('debt_repaid', owner || '/' || pocket.version + 1)
  returning id into moved;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  values (moved, pocket.id, true, -repaid, pocket.balance - repaid, pocket.version + 1),
    (moved, pocket_of(null, 'receivable'), false, repaid, null, null);
  update account set balance = balance - repaid, version = version + 1, owed = owed - repaid
  where id = pocket.id;
  return repaid;
end $$;
