-- I15 a deposit is credited by its payment
select deposit.id::text, deposit.status
from deposit
where (deposit.status = 'credited') <> exists (
  select from pix_payment
  where pix_payment.deposit_id = deposit.id and pix_payment.outcome = 'credited'
    and pix_payment.amount = deposit.amount
)
