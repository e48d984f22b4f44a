-- The invariants of what was asked of the provider and of what a person decided: every row is a
-- violation.
select 'I23 what the provider was asked to pay was sent, and never cancelled' as invariant,
  withdrawal.id::text as subject, withdrawal.status as detail
from withdrawal
where asked_at is not null
  and (status in ('requested', 'in_review', 'approved', 'cancelled') or not exists (
    select from withdrawal_step
    where withdrawal_step.withdrawal_id = withdrawal.id and withdrawal_step.status = 'sending'
  ))

union all
select 'I24 the books say of a payout what the sandbox says', withdrawal.id::text,
  withdrawal.status || ', not ' || fate
from sandbox_payout
join withdrawal on withdrawal.id = sandbox_payout.withdrawal_id
where withdrawal.asked_at is null or not case fate
  when 'paid' then withdrawal.status in ('sending', 'paid')
  when 'returned' then withdrawal.status in ('sending', 'paid', 'returned')
  else withdrawal.status in ('sending', 'refused') end

union all
select 'I25 a withdrawal stands as a person decided', withdrawal.id::text,
  withdrawal.status || ', not ' || coalesce(review.decision, 'reviewed')
from withdrawal
left join review on review.withdrawal_id = withdrawal.id
where (review.decision = 'refused') is distinct from (withdrawal.reason = 'review_refused')
    and (review.decision = 'refused' or withdrawal.reason = 'review_refused')
  or withdrawal.reason = 'review_refused' and withdrawal.status <> 'refused'
  or review.decision = 'approved' and withdrawal.status in ('requested', 'in_review')

union all
select 'I25 a proof of identity stands as a person decided', verification.id::text,
  verification.status || ', not ' || review.decision
from review
join verification on verification.id = review.verification_id
where verification.status <> review.decision

order by 1, 2
