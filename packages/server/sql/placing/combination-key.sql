-- Identifies a set of selections; the identifiers are sorted.
create or replace function combination_key(selections bigint[])
returns uuid language sql stable as $$
  select md5(array_to_string(selections, ','))::uuid
$$;
