-- The entries of a transfer arrive in one statement, sum to zero in it, and are between accounts
-- that exist. Each transfer and each account is looked up once, however many entries name it.
create or replace function check_entries() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select summed.transfer_id into wrong
  from (
    select transfer_id, sum(amount) as total, count(*) as sides from added group by transfer_id
  ) summed
  left join transfer on transfer.id = summed.transfer_id
  where total <> 0 or sides < 2 or transfer.id is null
  limit 1;
  if not found then
    select used.transfer_id into wrong
    from (
      select account_id, is_player, min(transfer_id) as transfer_id from added
      group by account_id, is_player
    ) used
    left join account on account.id = used.account_id and account.is_player = used.is_player
    where account.id is null
    limit 1;
  end if;
  if found then
    raise exception 'transfer % does not sum to zero between accounts', wrong
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
