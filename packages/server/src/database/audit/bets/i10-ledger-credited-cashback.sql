-- I10 the ledger credited the cashback of the bet, to its player
with money as (
  -- include money
),
rewards as (
  select split_part(reference, '#', 1) as bet,
    coalesce(sum(amount) filter (where player_id is not null or pocket = 'receivable'), 0) as paid,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause in ('cashback', 'uncashback') group by 1
)
select bet.id::text,
  bet.cashback || ', credited ' || coalesce(rewards.paid, 0)
from bet left join rewards on rewards.bet = bet.id::text
where coalesce(rewards.paid, 0) <> bet.cashback
  or rewards.first_player <> bet.player_id
  or rewards.last_player <> bet.player_id
