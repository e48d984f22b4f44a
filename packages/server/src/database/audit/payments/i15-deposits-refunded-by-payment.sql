-- I15 a deposit is refunded by its payment
select deposit.id::text, deposit.status
from deposit
where deposit.status in ('refunding', 'refunded') and not exists (
  select from pix_payment
  where pix_payment.deposit_id = deposit.id and pix_payment.outcome = deposit.status
    and pix_payment.reason = deposit.reason
)
