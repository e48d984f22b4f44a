-- I3 balance and version of an account match its entries
-- Not of a day: the sum of all entries; of a day, the last entry.
select account.id::text,
  account.balance || ' and ' || account.version || ', not '
    || coalesce(kept.balance, 0) || ' and ' || coalesce(kept.version, 0)
from account
left join (
  select account_id, sum(amount) as balance, max(version) as version
  from entry where is_player group by account_id
) kept on kept.account_id = account.id
where account.balance <> coalesce(kept.balance, 0)
  or account.version <> coalesce(kept.version, 0)
