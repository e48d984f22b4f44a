-- A confirmed notice of the provider is kept as it was confirmed.
create or replace function keep_confirmed() returns trigger language plpgsql as $$
begin
  raise exception 'what a provider confirmed is kept'
    using errcode = 'integrity_constraint_violation';
end $$;
