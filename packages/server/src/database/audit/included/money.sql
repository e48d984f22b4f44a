-- Each entry with its account and its transfer.
select entry.*, account.player_id, account.kind as pocket, account.currency,
  transfer.kind as cause, transfer.reference, transfer.reverses
from entry
join account on account.id = entry.account_id
join transfer on transfer.id = entry.transfer_id
