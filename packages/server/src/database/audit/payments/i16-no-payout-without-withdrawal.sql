-- I16 no withdrawal transfer without a withdrawal
select transfer.id::text, transfer.reference
from transfer
where kind in ('withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
  and not exists (select from withdrawal where withdrawal.id::text = transfer.reference)
