-- I8 the early closings of a bet add up to its closed stake and return, at most what it can win
with early as (
  select bet_id, sum(stake_cash) as cash, sum(stake_cashback) as cashback,
    sum(returned) as returned, max(number) as last_number, count(*) as parts
  from bet_closing group by bet_id
)
select bet.id::text,
  bet.closed_cash + bet.closed_cashback || ' for ' || bet.returned_early
from bet left join early on early.bet_id = bet.id
where (bet.closed_cash, bet.closed_cashback, bet.returned_early) is distinct from
    (coalesce(early.cash, 0), coalesce(early.cashback, 0), coalesce(early.returned, 0))
  or (early.parts is not null and early.parts <> early.last_number)
  or (bet.status in ('cancelled', 'cashed_out') and bet.payout <> bet.returned_early)
  or bet.returned_early > bet.potential_return
