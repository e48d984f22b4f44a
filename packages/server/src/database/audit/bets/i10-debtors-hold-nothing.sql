-- I10 a player who owes holds no cash and no withdrawal that could still be stopped
select account.player_id::text,
  owed || ' owed, ' || balance || ' in cash, ' || (
    select count(*) from withdrawal
    where withdrawal.player_id = account.player_id
      and status in ('requested', 'in_review', 'approved')
  ) || ' withdrawals'
from account
where kind = 'cash' and owed > 0 and (balance > 0 or exists (
  select from withdrawal
  where withdrawal.player_id = account.player_id
    and status in ('requested', 'in_review', 'approved')
))
