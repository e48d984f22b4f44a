-- I8 the time at which a bet was settled is that of its last closing
-- Not of a day: has its own query.
-- Before migration 0063 bet and transfer were written some milliseconds apart.
with earlier as (
  select max(ids[cardinality(ids)]) as last_transfer
  from fact_seal where subject = 'transfer' and is_earlier
)
select id::text, settled_at || ', not ' || coalesce(closed_at::text, 'closed')
from (
  select bet.id, bet.settled_at, coalesce(closing.transfer_id, settlement.id) as transfer_id,
    coalesce(closing.closed_at, settlement.created_at) as closed_at
  from bet
  left join bet_closing closing on closing.bet_id = bet.id and closing.percent = 100
  left join transfer settlement
    on settlement.kind = 'settle' and settlement.reference = bet.id || '#' || bet.closings
  where bet.status <> 'pending'
) settled
where settled_at is distinct from closed_at
  and (transfer_id <= (select last_transfer from earlier)
    and settled_at between closed_at - interval '1 minute' and closed_at + interval '1 minute'
  ) is not true
