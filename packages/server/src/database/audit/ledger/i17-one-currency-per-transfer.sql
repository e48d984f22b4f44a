-- I17 a transfer has one currency
with money as (
  -- include money
)
select transfer_id::text, count(distinct currency)::text
from money group by transfer_id having count(distinct currency) > 1
