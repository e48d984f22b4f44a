-- I7 no stake transfer without a bet
select transfer.id::text, transfer.reference
from transfer
where kind = 'stake' and not exists (select from bet where bet.id::text = transfer.reference)
