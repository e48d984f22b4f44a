-- I15 each payment was credited once, to the player of its deposit
with money as (
  -- include money
),
credits as (
  select reference, sum(amount) as amount, min(player_id) as player_id
  from money where cause = 'deposit' and pocket = 'cash' group by reference
),
received as (
  select pix_payment.end_to_end_id, pix_payment.amount, deposit.player_id
  from pix_payment left join deposit on deposit.id = pix_payment.deposit_id
  where pix_payment.outcome = 'credited'
)
select coalesce(received.end_to_end_id, credits.reference),
  coalesce(received.amount, 0) || ', credited ' || coalesce(credits.amount, 0)
from received full join credits on credits.reference = received.end_to_end_id
where received.end_to_end_id is null or credits.reference is null
  or credits.amount <> received.amount
  or credits.player_id is distinct from received.player_id
