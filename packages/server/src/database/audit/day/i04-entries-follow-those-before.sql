-- I4 each entry of an account follows the one before it
select entry.account_id || '@' || entry.version, entry.balance_after::text
from entry
left join (select distinct * from entry_before) before
  on before.account_id = entry.account_id and before.version = entry.version - 1
where entry.is_player and (
  entry.version is null or entry.balance_after is null
  or (entry.version > 1) <> (before.version is not null)
  or entry.balance_after <> coalesce(before.balance_after, 0) + entry.amount
)
