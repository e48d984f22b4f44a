-- I16 the withdrawal hold of a player is the sum of the pending withdrawals
select account.player_id::text,
  account.balance || ', not ' || coalesce(pending.amount, 0)
from account
left join (
  select player_id, sum(amount) as amount from withdrawal
  where status in ('requested', 'in_review', 'approved', 'sending') group by player_id
) pending on pending.player_id = account.player_id
where account.kind = 'withdrawal_hold' and account.balance <> coalesce(pending.amount, 0)
