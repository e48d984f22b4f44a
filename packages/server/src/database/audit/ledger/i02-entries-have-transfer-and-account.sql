-- I2 each entry has its transfer and its account
select entry.transfer_id || '/' || entry.account_id, entry.amount::text
from entry
left join transfer on transfer.id = entry.transfer_id
left join account on account.id = entry.account_id and account.is_player = entry.is_player
where transfer.id is null or account.id is null
