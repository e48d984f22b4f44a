-- I6 each bet has exactly one stake transfer, from the pockets of its player
with money as (
  -- include money
),
stakes as (
  select reference, count(distinct transfer_id) as transfers,
    coalesce(-sum(amount) filter (where pocket = 'cash'), 0) as from_cash,
    coalesce(-sum(amount) filter (where pocket = 'cashback'), 0) as from_cashback,
    coalesce(sum(amount) filter (where pocket = 'open_stakes'), 0) as held,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause = 'stake' group by reference
)
select bet.id::text,
  coalesce(stakes.transfers, 0) || ' transfers, ' || coalesce(stakes.held, 0) || ' held'
from bet left join stakes on stakes.reference = bet.id::text
where stakes.transfers is distinct from 1
  or stakes.from_cash <> bet.stake_cash
  or stakes.from_cashback <> bet.stake_cashback
  or stakes.held <> bet.stake
  or bet.stake <> bet.stake_cash + bet.stake_cashback
  or stakes.first_player is distinct from bet.player_id
  or stakes.last_player is distinct from bet.player_id
