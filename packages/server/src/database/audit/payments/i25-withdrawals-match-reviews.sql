-- I25 a withdrawal follows its review
select withdrawal.id::text,
  withdrawal.status || ', not ' || coalesce(review.decision, 'reviewed')
from withdrawal
left join review on review.withdrawal_id = withdrawal.id
where (review.decision = 'refused') is distinct from (withdrawal.reason = 'review_refused')
    and (review.decision = 'refused' or withdrawal.reason = 'review_refused')
  or withdrawal.reason = 'review_refused' and withdrawal.status <> 'refused'
  or review.decision = 'approved' and withdrawal.status in ('requested', 'in_review')
