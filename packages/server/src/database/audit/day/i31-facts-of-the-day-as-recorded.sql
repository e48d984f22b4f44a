-- I31 transfers and early closings of the day are as they were recorded
with fact as (
  -- include facts
),
sealed as materialized (
  select fact_seal.id as seal_id, subject, fact.id, seal,
    count(*) over (partition by subject, fact.id) as seals
  from fact_seal cross join lateral unnest(ids) as fact (id)
)
select sealed.subject || ' ' || min(sealed.id) || ' to ' || max(sealed.id),
  count(fact.id) || ' of ' || count(*) || ' remain, changed or not'
from sealed left join fact on fact.subject = sealed.subject and fact.id = sealed.id
group by seal_id, sealed.subject, seal
having count(fact.id) < count(*) or seal is distinct from
  sha256(convert_to(string_agg(fact.terms, e'\n' order by sealed.id), 'UTF8'))
union all
select 'transfer ' || transfer.id, 'recorded without a seal'
from audited_day
join transfer on transfer.created_at >= begin_at and transfer.created_at < end_at
left join sealed on sealed.subject = 'transfer' and sealed.id = transfer.id
where sealed.id is null
union all
select 'closing ' || closing.transfer_id, 'recorded without a seal'
from audited_day
join bet_closing closing on closing.closed_at >= begin_at and closing.closed_at < end_at
left join sealed on sealed.subject = 'closing' and sealed.id = closing.transfer_id
where sealed.id is null
union all
select subject || ' ' || id, seals || ' seals' from sealed where seals > 1
