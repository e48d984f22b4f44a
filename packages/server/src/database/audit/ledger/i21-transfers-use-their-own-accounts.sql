-- I21 each kind of transfer moves money between its own accounts only
with money as (
  -- include money
)
select transfer_id || '/' || account_id, cause || ' ' || pocket
from money
where not case
  when cause = 'stake' then (pocket = 'open_stakes' and amount > 0)
    or (pocket in ('cash', 'cashback') and amount < 0)
  when cause in ('settle', 'cancel', 'cash_out', 'cash_out_part') then pocket = 'house'
    or (pocket = 'open_stakes' and amount < 0)
    or (pocket in ('cash', 'cashback', 'receivable') and amount > 0)
  when cause = 'unsettle' then pocket = 'house' or (pocket = 'open_stakes' and amount > 0)
    or (pocket in ('cash', 'cashback', 'receivable') and amount < 0)
  when cause = 'cashback' then (pocket = 'promotions' and amount < 0)
    or (pocket = 'cashback' and amount > 0)
  when cause = 'uncashback' then (pocket = 'promotions' and amount > 0)
    or (pocket in ('cashback', 'receivable') and amount < 0)
  when cause = 'cashback_day' then (pocket = 'promotions' and amount < 0)
    or (pocket = 'cashback' and amount > 0)
  when cause = 'uncashback_day' then (pocket = 'promotions' and amount > 0)
    or (pocket in ('cashback', 'receivable') and amount < 0)
  when cause = 'deposit' then (pocket = 'psp_clearing' and amount < 0)
    or (pocket = 'cash' and amount > 0)
  when cause = 'demo_grant' then (pocket = 'promotions' and amount < 0)
    or (pocket in ('cash', 'cashback') and amount > 0)
  when cause = 'debt_repaid' then (pocket = 'cash' and amount < 0)
    or (pocket = 'receivable' and amount > 0)
  when cause = 'withdrawal_hold' then (pocket = 'cash' and amount < 0)
    or (pocket = 'withdrawal_hold' and amount > 0)
  when cause = 'withdrawal_paid' then (pocket = 'withdrawal_hold' and amount < 0)
    or (pocket = 'psp_clearing' and amount > 0)
  when cause = 'withdrawal_returned' then (pocket = 'cash' and amount > 0)
    or (pocket in ('withdrawal_hold', 'psp_clearing') and amount < 0)
  else false
end
