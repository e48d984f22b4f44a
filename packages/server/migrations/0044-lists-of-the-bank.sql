-- migrate: stepwise
-- Pages of deposits and withdrawals at the same cost at any length: read by (created_at, id)
-- downwards. Payments of a charge are found by the charge, also the second one, sent back.
-- step
create index concurrently if not exists deposit_of_player on deposit (player_id, created_at, id);
-- step
create index concurrently if not exists withdrawal_of_player
  on withdrawal (player_id, created_at, id);
-- step
create index concurrently if not exists withdrawal_pending
  on withdrawal (player_id, created_at, id) where status in ('requested', 'in_review', 'approved');
-- step: without those that were credited, which have a unique index of their own
create index concurrently if not exists pix_payment_refused on pix_payment (deposit_id, paid_at)
  where reason is not null;
-- step
drop index concurrently if exists deposit_player;
-- step
drop index concurrently if exists withdrawal_player;
