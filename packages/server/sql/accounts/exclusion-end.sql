-- Whole days of Brasília: an exclusion requested twice on a day ends at the same moment.
create or replace function exclusion_end(began timestamptz, months int) returns timestamptz
stable language sql as $$
  select (
    date_trunc('day', began at time zone 'America/Sao_Paulo')
    + make_interval(months => months) + interval '1 day'
  ) at time zone 'America/Sao_Paulo'
$$;
