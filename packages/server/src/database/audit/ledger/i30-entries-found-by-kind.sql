-- I30 each entry of a player's account is found by its kind
select coalesce(entry.account_id, entry_kind.account_id) || '@'
    || coalesce(entry.version, entry_kind.version),
  coalesce(entry_kind.kind, 'none') || ', not ' || coalesce(transfer.kind, 'none')
from (select * from entry where is_player) entry
left join transfer on transfer.id = entry.transfer_id
full join entry_kind
  on entry_kind.account_id = entry.account_id and entry_kind.version = entry.version
where entry_kind.kind is distinct from transfer.kind
