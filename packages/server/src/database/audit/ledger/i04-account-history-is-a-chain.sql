-- I4 the history of an account has no gap, fork or edit
-- Not of a day: from the first entry on; of a day, from the one before.
select account_id || '@' || version,
  balance_after::text
from (
  select account_id, version, amount, balance_after,
    lag(balance_after, 1, 0::bigint) over history as balance_before,
    lag(version, 1, 0::bigint) over history as version_before
  from entry where is_player
  window history as (partition by account_id order by version)
) chained
where balance_after <> balance_before + amount or version <> version_before + 1
  or version is null or balance_after is null
