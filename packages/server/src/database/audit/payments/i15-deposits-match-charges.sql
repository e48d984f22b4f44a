-- I15 a credited payment is for the charge of its deposit
select pix_payment.end_to_end_id, pix_payment.txid || ', charge ' || deposit.txid
from pix_payment join deposit on deposit.id = pix_payment.deposit_id
where pix_payment.txid <> deposit.txid
  or deposit.txid <> replace(deposit.id::text, '-', '')
