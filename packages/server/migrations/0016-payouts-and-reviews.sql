-- When the provider was last asked to pay. It is written before the question leaves, so that who
-- finds a payout unknown there knows how long the last question may still be under way.
alter table withdrawal add column asked_at timestamptz;

-- Memory of the sandbox's bank: what became of each payout, over every restart.
create table sandbox_payout (
  withdrawal_id uuid primary key references withdrawal,
  fate text not null check (fate in ('paid', 'refused', 'returned')),
  made_at timestamptz not null
);

-- What a person decided, and who: about a withdrawal or about a proof of identity, once. The server
-- acts on it. Kept for ever, like the books.
create table review (
  id bigint generated always as identity primary key,
  withdrawal_id uuid unique references withdrawal,
  verification_id bigint unique references verification,
  decision text not null check (decision in ('approved', 'refused')),
  reason text check (reason <> '' and (decision = 'refused') = (reason is not null)),
  reviewer text not null check (reviewer <> ''),
  decided_at timestamptz not null,
  check (num_nonnulls(withdrawal_id, verification_id) = 1)
);
create trigger review_kept before update or delete or truncate on review
  for each statement execute function refuse_change();
