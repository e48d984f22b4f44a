-- I15 a refunded payment was never credited, and its deposit agrees
with money as (
  -- include money
),
credits as (
  select reference, sum(amount) as amount, min(player_id) as player_id
  from money where cause = 'deposit' and pocket = 'cash' group by reference
)
select pix_payment.end_to_end_id, pix_payment.outcome || ', ' || coalesce(deposit.status, 'no deposit')
from pix_payment left join deposit on deposit.id = pix_payment.deposit_id
where pix_payment.outcome <> 'credited' and (
  exists (select from credits where credits.reference = pix_payment.end_to_end_id)
  or (pix_payment.reason = 'unknown_charge') <> (pix_payment.deposit_id is null)
  or (pix_payment.reason not in ('repeated', 'unknown_charge')
    and (deposit.status, deposit.reason) is distinct from (pix_payment.outcome, pix_payment.reason))
)
