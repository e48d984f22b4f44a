-- I1 money is neither created nor lost
with money as (
  -- include money
)
select currency::text, sum(amount)::text
from money group by currency having sum(amount) <> 0
