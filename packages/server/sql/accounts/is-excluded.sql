-- Whether a self-exclusion of the player is active.
create or replace function is_excluded(who bpchar, moment timestamptz) returns boolean
stable language sql as $$
  select exists (
    select from exclusion
    where cpf = who and began_at <= moment
      and (ends_at is null or ends_at > moment)
      and (revoked_at is null or revoked_at > moment)
  )
$$;
