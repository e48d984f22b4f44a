-- I23 a payout requested from the provider was sent and never cancelled
select withdrawal.id::text, withdrawal.status
from withdrawal
where asked_at is not null
  and (status in ('requested', 'in_review', 'approved', 'cancelled') or not exists (
    select from withdrawal_step
    where withdrawal_step.withdrawal_id = withdrawal.id and withdrawal_step.status = 'sending'
  ))
