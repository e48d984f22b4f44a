-- I10 the debt of a player is what could not be taken back
-- Not of a day: a debt is the sum of all that was not taken back.
with money as (
  -- include money
),
debts as (
  select case when money.cause in ('cashback_day', 'uncashback_day', 'debt_repaid')
      then split_part(money.reference, '/', 1)::bigint else bet.player_id end as player_id,
    -sum(money.amount) as owed
  from money left join bet on bet.id::text = split_part(money.reference, '#', 1)
  where money.pocket = 'receivable' group by 1
)
select account.player_id::text,
  account.owed || ', not ' || coalesce(debts.owed, 0)
from account left join debts on debts.player_id = account.player_id
where account.kind = 'cash' and account.owed <> coalesce(debts.owed, 0)
