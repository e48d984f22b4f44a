-- I5 no player account was ever negative
select account_id || '@' || version,
  balance_after::text
from entry where is_player and balance_after < 0
