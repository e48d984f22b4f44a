-- The invariants of the ledger and of payments: every row is a violation. Those of bets stand in
-- audit-bets.sql, those of payouts in audit-payouts.sql; all are asked in one snapshot.
with
money as (
  select entry.*, account.player_id, account.kind as pocket, account.currency,
    transfer.kind as cause, transfer.reference, transfer.reverses
  from entry
  join account on account.id = entry.account_id
  join transfer on transfer.id = entry.transfer_id
),
credits as (
  select reference, sum(amount) as amount, min(player_id) as player_id
  from money where cause = 'deposit' and pocket = 'cash' group by reference
),
received as (
  select pix_payment.end_to_end_id, pix_payment.amount, deposit.player_id
  from pix_payment left join deposit on deposit.id = pix_payment.deposit_id
  where pix_payment.outcome = 'credited'
)

select 'I1 money is neither made nor lost' as invariant, currency::text as subject,
  sum(amount)::text as detail
from money group by currency having sum(amount) <> 0

union all
select 'I2 each transfer sums to zero over two or more sides', transfer.id::text,
  coalesce(sum(entry.amount), 0)::text
from transfer left join entry on entry.transfer_id = transfer.id
group by transfer.id having coalesce(sum(entry.amount), 0) <> 0 or count(entry.*) < 2

union all
select 'I2 each entry has its transfer and its account',
  entry.transfer_id || '/' || entry.account_id, entry.amount::text
from entry
left join transfer on transfer.id = entry.transfer_id
left join account on account.id = entry.account_id and account.is_player = entry.is_player
where transfer.id is null or account.id is null

union all
select 'I3 balance and version are those of the entries', account.id::text,
  account.balance || ' and ' || account.version || ', not '
    || coalesce(kept.balance, 0) || ' and ' || coalesce(kept.version, 0)
from account
left join (
  select account_id, sum(amount) as balance, max(version) as version
  from entry where is_player group by account_id
) kept on kept.account_id = account.id
where account.balance <> coalesce(kept.balance, 0)
  or account.version <> coalesce(kept.version, 0)

union all
select 'I4 the history of an account has no gap, fork or edit', account_id || '@' || version,
  balance_after::text
from (
  select account_id, version, amount, balance_after,
    lag(balance_after, 1, 0::bigint) over history as balance_before,
    lag(version, 1, 0::bigint) over history as version_before
  from entry where is_player
  window history as (partition by account_id order by version)
) chained
where balance_after <> balance_before + amount or version <> version_before + 1
  or version is null or balance_after is null

union all
select 'I5 no pocket of a player was ever negative', account_id || '@' || version,
  balance_after::text
from entry where is_player and balance_after < 0

union all
select 'I15 each payment was credited once, to whom it was for',
  coalesce(received.end_to_end_id, credits.reference),
  coalesce(received.amount, 0) || ', credited ' || coalesce(credits.amount, 0)
from received full join credits on credits.reference = received.end_to_end_id
where received.end_to_end_id is null or credits.reference is null
  or credits.amount <> received.amount
  or credits.player_id is distinct from received.player_id

union all
select 'I15 a deposit is credited by its payment', deposit.id::text, deposit.status
from deposit
where (deposit.status = 'credited') <> exists (
  select from pix_payment
  where pix_payment.deposit_id = deposit.id and pix_payment.outcome = 'credited'
    and pix_payment.amount = deposit.amount
)

union all
select 'I15 a payment that goes back was never credited, and its deposit says so',
  pix_payment.end_to_end_id, pix_payment.outcome || ', ' || coalesce(deposit.status, 'no deposit')
from pix_payment left join deposit on deposit.id = pix_payment.deposit_id
where pix_payment.outcome <> 'credited' and (
  exists (select from credits where credits.reference = pix_payment.end_to_end_id)
  or (pix_payment.reason = 'unknown_charge') <> (pix_payment.deposit_id is null)
  or (pix_payment.reason not in ('repeated', 'unknown_charge')
    and (deposit.status, deposit.reason) is distinct from (pix_payment.outcome, pix_payment.reason))
)

union all
select 'I15 a deposit goes back by its payment', deposit.id::text, deposit.status
from deposit
where deposit.status in ('refunding', 'refunded') and not exists (
  select from pix_payment
  where pix_payment.deposit_id = deposit.id and pix_payment.outcome = deposit.status
    and pix_payment.reason = deposit.reason
)

union all
select 'I16 what is held is what pending withdrawals asked for', account.player_id::text,
  account.balance || ', not ' || coalesce(pending.amount, 0)
from account
left join (
  select player_id, sum(amount) as amount from withdrawal
  where status in ('requested', 'in_review', 'approved', 'sending') group by player_id
) pending on pending.player_id = account.player_id
where account.kind = 'withdrawal_hold' and account.balance <> coalesce(pending.amount, 0)

union all
select 'I16 each withdrawal was held once, and paid or given back once', withdrawal.id::text,
  withdrawal.status || ', ' || coalesce(moves.held, 0) || ' held, ' || coalesce(moves.paid, 0)
    || ' paid, ' || coalesce(moves.given_back, 0) || ' given back'
from withdrawal
left join (
  select reference, min(player_id) as player_id, max(player_id) as other_player_id,
    sum(amount) filter (where cause = 'withdrawal_hold' and pocket = 'withdrawal_hold') as held,
    sum(amount) filter (where cause = 'withdrawal_paid' and pocket = 'psp_clearing') as paid,
    sum(amount) filter (where cause = 'withdrawal_returned' and pocket = 'cash') as given_back
  from money where cause in ('withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
  group by reference
) moves on moves.reference = withdrawal.id::text
where coalesce(moves.held, 0) <> withdrawal.amount
  or moves.player_id is distinct from withdrawal.player_id
  or moves.other_player_id is distinct from withdrawal.player_id
  or case withdrawal.status
    when 'paid' then coalesce(moves.paid, 0) <> withdrawal.amount
    when 'returned' then coalesce(moves.paid, 0) not in (0, withdrawal.amount)
    else coalesce(moves.paid, 0) <> 0 end
  or coalesce(moves.given_back, 0) <> case
    when withdrawal.status in ('refused', 'returned', 'cancelled') then withdrawal.amount else 0 end

union all
select 'I16 nothing was held or paid out without a withdrawal', transfer.id::text, transfer.reference
from transfer
where kind in ('withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
  and not exists (select from withdrawal where withdrawal.id::text = transfer.reference)

union all
select 'I17 a transfer has one currency', transfer_id::text, count(distinct currency)::text
from money group by transfer_id having count(distinct currency) > 1

union all
select 'I21 each cause moves money between its own accounts only',
  transfer_id || '/' || account_id, cause || ' ' || pocket
from money
where not case
  when cause = 'stake' then (pocket = 'open_stakes' and amount > 0)
    or (pocket in ('cash', 'cashback') and amount < 0)
  when cause in ('settle', 'cancel', 'cash_out', 'cash_out_part') then pocket = 'house'
    or (pocket = 'open_stakes' and amount < 0)
    or (pocket in ('cash', 'cashback', 'receivable') and amount > 0)
  when cause = 'unsettle' then pocket = 'house' or (pocket = 'open_stakes' and amount > 0)
    or (pocket in ('cash', 'cashback', 'receivable') and amount < 0)
  when cause = 'cashback' then (pocket = 'promotions' and amount < 0)
    or (pocket = 'cashback' and amount > 0)
  when cause = 'uncashback' then (pocket = 'promotions' and amount > 0)
    or (pocket in ('cashback', 'receivable') and amount < 0)
  when cause = 'deposit' then (pocket = 'psp_clearing' and amount < 0)
    or (pocket = 'cash' and amount > 0)
  when cause = 'demo_grant' then (pocket = 'promotions' and amount < 0)
    or (pocket in ('cash', 'cashback') and amount > 0)
  when cause = 'withdrawal_hold' then (pocket = 'cash' and amount < 0)
    or (pocket = 'withdrawal_hold' and amount > 0)
  when cause = 'withdrawal_paid' then (pocket = 'withdrawal_hold' and amount < 0)
    or (pocket = 'psp_clearing' and amount > 0)
  when cause = 'withdrawal_returned' then (pocket = 'cash' and amount > 0)
    or (pocket in ('withdrawal_hold', 'psp_clearing') and amount < 0)
  else true
end

order by 1, 2
