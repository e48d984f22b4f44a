-- Moves the money of a closing: the stake of the part leaves the open stakes, the house covers the
-- rest, and what the player owes is repaid first from what comes into cash. Called by close_bet
-- under the locks of both pockets, which are as they were locked. Returns the transfer.
create or replace function pay_closing(
  kind text, purse account, extra account, to_cash bigint, to_cashback bigint, part bigint,
  reference text, moment timestamptz
)
returns bigint language plpgsql as $$
#variable_conflict use_variable
declare
  repaid constant bigint := least(to_cash, purse.owed);
  moved bigint;
begin
  insert into transfer (kind, reference, created_at) values (kind, reference, moment)
  returning id into moved;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, account.id, true, amount, account.balance + amount, account.version + 1
  from account
  join (values ('cash', to_cash - repaid), ('cashback', to_cashback)) pocket(name, amount)
    on account.kind = pocket.name
  where account.player_id = purse.player_id and amount > 0
  union all
  select moved, account.id, false, amount, null, null
  from account
  join (values ('open_stakes', -part), ('receivable', repaid),
    ('house', part - to_cash - to_cashback)) side(name, amount)
    on account.kind = side.name
  where account.player_id is null and amount <> 0;
  update account set balance = balance + to_cash - repaid, owed = owed - repaid,
    version = version + (to_cash > repaid)::integer
  where id = purse.id;
  update account set balance = balance + to_cashback, version = version + 1
  where id = extra.id and to_cashback > 0;
  return moved;
end $$;
