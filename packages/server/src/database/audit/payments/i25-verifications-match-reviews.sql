-- I25 a verification follows its review
select verification.id::text,
  verification.status || ', not ' || review.decision
from review
join verification on verification.id = review.verification_id
where verification.status <> review.decision
