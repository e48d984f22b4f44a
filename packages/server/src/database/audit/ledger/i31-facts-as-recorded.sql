-- I31 transfers, early closings, players and the trust in the feed are as they were recorded
-- Not of a day: has its own query, which knows no players.
with fact as (
  -- include facts
),
sealed as materialized (
  select seal_id, subject, id, seal, seals
  from (
    select fact_seal.id as seal_id, subject, fact.id, seal,
      count(*) over (partition by subject, fact.id) as seals,
      max(fact_seal.id) over (partition by subject, fact.id) as newest
    from fact_seal cross join lateral unnest(ids) as fact (id)
  ) each
  -- The last level of the trust could be rewritten for five seconds, in earlier versions.
  where subject <> 'trust' or seal_id = newest
)
select sealed.subject || ' ' || min(sealed.id) || ' to ' || max(sealed.id),
  count(fact.id) || ' of ' || count(*) || ' remain, changed or not'
from sealed left join fact on fact.subject = sealed.subject and fact.id = sealed.id
group by seal_id, sealed.subject, seal
having count(fact.id) < count(*) or seal is distinct from
  sha256(convert_to(string_agg(fact.terms, e'\n' order by sealed.id), 'UTF8'))
union all
select fact.subject || ' ' || fact.id, 'recorded without a seal'
from fact left join sealed on sealed.subject = fact.subject and sealed.id = fact.id
where sealed.id is null
union all
select subject || ' ' || id, seals || ' seals'
from sealed where seals > 1 and subject <> 'trust'
