-- See leg_numerator.
create or replace function leg_denominator(result text, tied integer) returns numeric
language sql immutable parallel safe as $$
  select (case result
    when 'win' then 1000 * tied::bigint
    when 'half_win' then 2000
    when 'half_lose' then 2
    else 1
  end)::numeric
$$;
