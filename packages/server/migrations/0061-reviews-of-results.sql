-- migrate: stepwise
-- A result of the feed that our own rule contradicts is set aside until an operator decides
-- (docs/decisions/0107).

-- step
alter table review add column if not exists set_aside_id bigint;
alter table review drop constraint if exists review_set_aside_id_fkey;
alter table review add constraint review_set_aside_id_fkey
  foreign key (set_aside_id) references outcome_set_aside(id) not valid;
alter table review drop constraint if exists review_check1;
alter table review drop constraint if exists review_subject;
alter table review add constraint review_subject
  check (num_nonnulls(withdrawal_id, verification_id, set_aside_id) = 1) not valid;

-- step
alter table review validate constraint review_set_aside_id_fkey;
alter table review validate constraint review_subject;

-- step
create unique index concurrently if not exists review_of_set_aside on review (set_aside_id);
