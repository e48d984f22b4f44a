-- I8 the time at which a bet was settled on the day is that of its last closing
-- Before migration 0063 bet and transfer were written some milliseconds apart.
with earlier as (
  select unnest(ids) as id from fact_seal where subject = 'transfer' and is_earlier
)
select settled.id::text, settled_at || ', not ' || coalesce(closed_at::text, 'closed')
from (
  select bet.id, bet.settled_at, coalesce(closing.transfer_id, settlement.id) as transfer_id,
    coalesce(closing.closed_at, settlement.created_at) as closed_at
  from audited_day
  join bet on bet.settled_at >= begin_at and bet.settled_at < end_at
  left join bet_closing closing on closing.bet_id = bet.id and closing.percent = 100
  left join transfer settlement
    on settlement.kind = 'settle' and settlement.reference = bet.id || '#' || bet.closings
) settled
left join earlier on earlier.id = settled.transfer_id
where settled_at is distinct from closed_at
  and (earlier.id is not null
    and settled_at between closed_at - interval '1 minute' and closed_at + interval '1 minute'
  ) is not true
