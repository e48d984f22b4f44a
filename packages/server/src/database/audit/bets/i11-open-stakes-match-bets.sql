-- I11 the open stakes account holds the stakes of the open bets
-- Not of a day: the sum of all stakes; I6 and I10 prove each bet of a day.
with money as (
  -- include money
)
select 'open_stakes',
  (held.amount - open.stake)::text
from
  (select coalesce(sum(amount), 0) as amount from money where pocket = 'open_stakes') held,
  (select coalesce(sum(at_stake), 0) as stake from bet where status = 'pending') open
where held.amount <> open.stake
