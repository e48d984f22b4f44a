-- I24 the status of a payout agrees with the sandbox
select withdrawal.id::text,
  withdrawal.status || ', not ' || fate
from sandbox_payout
join withdrawal on withdrawal.id = sandbox_payout.withdrawal_id
where withdrawal.asked_at is null or not case fate
  when 'paid' then withdrawal.status in ('sending', 'paid')
  when 'returned' then withdrawal.status in ('sending', 'paid', 'returned')
  else withdrawal.status in ('sending', 'refused') end
