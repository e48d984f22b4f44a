-- The civil day of São Paulo.
create or replace function civil_day(moment timestamptz)
returns date language sql stable parallel safe as $$
  select (moment at time zone 'America/Sao_Paulo')::date
$$;
