-- I8 a closed bet was closed exactly once, an open bet never
with closings as (
  select split_part(reference, '#', 1) as bet,
    count(*) filter (where reverses is null) - count(*) filter (where reverses is not null) as net,
    count(*) filter (where reverses is null) as made
  from transfer where kind in ('settle', 'unsettle', 'cancel', 'cash_out') group by 1
)
select bet.id::text,
  bet.status || ', ' || coalesce(closings.net, 0) || ' closings'
from bet left join closings on closings.bet = bet.id::text
where coalesce(closings.net, 0) <> case when bet.status = 'pending' then 0 else 1 end
  or coalesce(closings.made, 0) <> bet.closings
  or (bet.status = 'pending') <> (bet.settled_at is null)
