-- I16 each withdrawal was held once, and paid or returned once
with money as (
  -- include money
)
select withdrawal.id::text,
  withdrawal.status || ', ' || coalesce(moves.held, 0) || ' held, ' || coalesce(moves.paid, 0)
    || ' paid, ' || coalesce(moves.returned, 0) || ' returned'
from withdrawal
left join (
  select reference, min(player_id) as player_id, max(player_id) as other_player_id,
    sum(amount) filter (where cause = 'withdrawal_hold' and pocket = 'withdrawal_hold') as held,
    sum(amount) filter (where cause = 'withdrawal_paid' and pocket = 'psp_clearing') as paid,
    sum(amount) filter (where cause = 'withdrawal_returned' and pocket = 'cash') as returned
  from money where cause in ('withdrawal_hold', 'withdrawal_paid', 'withdrawal_returned')
  group by reference
) moves on moves.reference = withdrawal.id::text
where coalesce(moves.held, 0) <> withdrawal.amount
  or moves.player_id is distinct from withdrawal.player_id
  or moves.other_player_id is distinct from withdrawal.player_id
  or case withdrawal.status
    when 'paid' then coalesce(moves.paid, 0) <> withdrawal.amount
    when 'returned' then coalesce(moves.paid, 0) not in (0, withdrawal.amount)
    else coalesce(moves.paid, 0) <> 0 end
  or coalesce(moves.returned, 0) <> case
    when withdrawal.status in ('refused', 'returned', 'cancelled') then withdrawal.amount else 0 end
