-- I28 demo money is granted to demo accounts only, and not where money is real
with money as (
  -- include money
)
select money.transfer_id::text, 'player ' || money.player_id || ', ' || money.amount
from money left join player on player.id = money.player_id
where money.cause = 'demo_grant' and money.player_id is not null
  and (player.username is null or player.username !~ '^demo(:[0-9]+)?$'
    or split_part(money.reference, '#', 1) <> money.player_id::text
    or exists (select from real_money))
