-- I16 each withdrawal was requested and closed when its steps say so
select withdrawal.id::text, 'requested at ' || created_at || ', not in its step'
from withdrawal
left join withdrawal_step step on step.withdrawal_id = withdrawal.id and step.status = 'requested'
where step.at is distinct from withdrawal.created_at
union all
select withdrawal.id::text,
  withdrawal.status || ' at ' || coalesce(closed_at::text, 'no time') || ', not in its step'
from withdrawal
left join withdrawal_step step
  on step.withdrawal_id = withdrawal.id and step.status = withdrawal.status
where withdrawal.status in ('paid', 'refused', 'returned', 'cancelled')
    and (step.at is null or step.at is distinct from closed_at)
  or withdrawal.status not in ('paid', 'refused', 'returned', 'cancelled') and closed_at is not null
