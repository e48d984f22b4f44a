-- Who excluded himself from betting, or was excluded by the central register (decision 0040). By
-- CPF, so that it holds for whatever account that person has or asks for. A row is added and at
-- most revoked; of several in force the one that ends last counts.
create table exclusion (
  id bigint generated always as identity primary key,
  cpf char(11) not null check (cpf ~ '^[0-9]{11}$'),
  source text not null check (source in ('own', 'register')),
  began_at timestamptz not null,
  -- Null: without an end.
  ends_at timestamptz check (ends_at > began_at),
  -- An own exclusion without an end may be taken back before this moment, and no other.
  revocable_until timestamptz,
  revoked_at timestamptz check (revoked_at >= began_at),
  check (
    revoked_at is null or source = 'register'
    or (ends_at is null and coalesce(revoked_at < revocable_until, false))
  )
);
create index exclusion_cpf on exclusion (cpf);
create trigger exclusion_kept
  before delete or truncate
    or update of id, cpf, source, began_at, ends_at, revocable_until on exclusion
  for each statement execute function refuse_change();

create function is_excluded(who bpchar, moment timestamptz) returns boolean
stable language sql as $$
  select exists (
    select from exclusion
    where cpf = who and began_at <= moment
      and (ends_at is null or ends_at > moment)
      and (revoked_at is null or revoked_at > moment)
  )
$$;

-- Whole days of Brasília: an exclusion asked for twice on a day ends at the same moment.
create function exclusion_end(began timestamptz, months int) returns timestamptz
stable language sql as $$
  select (
    date_trunc('day', began at time zone 'America/Sao_Paulo')
    + make_interval(months => months) + interval '1 day'
  ) at time zone 'America/Sao_Paulo'
$$;

-- A charge that is paid by somebody excluded goes back.
alter table pix_payment drop constraint pix_payment_reason_check;
alter table pix_payment add constraint pix_payment_reason_check check (
  reason in ('payer_mismatch', 'amount_mismatch', 'late', 'repeated', 'unknown_charge', 'excluded')
);
