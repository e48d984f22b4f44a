-- I7 no payout transfer without a bet
select transfer.id::text, transfer.reference
from transfer
where kind in ('settle', 'unsettle', 'cashback', 'uncashback', 'cancel', 'cash_out',
    'cash_out_part')
  and not exists (select from bet where bet.id::text = split_part(transfer.reference, '#', 1))
