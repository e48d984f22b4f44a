-- I3 balance and version of an account are those of its last entry
select account.id::text,
  account.balance || ' and ' || account.version || ', not '
    || coalesce(last.balance_after, 0) || ' and ' || coalesce(last.version, 0)
from account
left join last_entry last on last.account_id = account.id
where account.is_player and (account.balance <> coalesce(last.balance_after, 0)
  or account.version <> coalesce(last.version, 0))
