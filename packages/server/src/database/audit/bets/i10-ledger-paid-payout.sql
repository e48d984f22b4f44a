-- I10 the ledger paid the payout of the bet, to its player
with money as (
  -- include money
),
payments as (
  select split_part(reference, '#', 1) as bet,
    coalesce(sum(amount) filter (where player_id is not null or pocket = 'receivable'), 0) as paid,
    coalesce(sum(amount) filter (where cause in ('settle', 'unsettle') and pocket = 'cashback'), 0)
      as to_cashback,
    -coalesce(sum(amount) filter (where pocket = 'open_stakes'), 0) as released,
    min(player_id) as first_player, max(player_id) as last_player
  from money where cause in ('settle', 'unsettle', 'cancel', 'cash_out', 'cash_out_part') group by 1
)
select bet.id::text,
  bet.payout || ', paid ' || coalesce(payments.paid, 0)
from bet left join payments on payments.bet = bet.id::text
where coalesce(payments.paid, 0)
    <> case when bet.status = 'pending' then bet.returned_early else bet.payout end
  or coalesce(payments.released, 0)
    <> bet.stake - case when bet.status = 'pending' then bet.at_stake else 0 end
  or payments.first_player <> bet.player_id
  or payments.last_player <> bet.player_id
  or (bet.status in ('win', 'lose') and payments.to_cashback <> 0)
  or (bet.status = 'void' and payments.to_cashback <> bet.stake_cashback - bet.closed_cashback)
