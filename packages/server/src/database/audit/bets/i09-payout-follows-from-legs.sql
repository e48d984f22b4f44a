-- I9 payout and status follow from the legs
with due as (
  -- include due
)
select bet.id::text,
  bet.status || ' ' || bet.payout || ', not ' || due.status || ' ' || due.payout
from bet join due on due.id = bet.id
where bet.status not in ('cancelled', 'cashed_out')
  and (bet.status <> due.status or bet.payout <> due.payout)
