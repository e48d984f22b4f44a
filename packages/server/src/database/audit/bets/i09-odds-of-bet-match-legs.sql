-- I9 the odds of a bet are the product of its legs
with due as (
  -- include due
)
select bet.id::text, bet.odds::text
from bet left join due on due.id = bet.id
where due.odds is distinct from bet.odds
