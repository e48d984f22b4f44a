-- What each real of a bet becomes by one leg, as numerator and denominator (the rule is
-- `legFactor` of the domain): void 1, half a win (odds + 1)/2, half a loss 1/2, a win the odds, shared in
-- a dead heat.
create or replace function leg_numerator(result text, odds integer, places integer) returns numeric
language sql immutable parallel safe as $$
  select (case result
    when 'win' then odds::bigint * places
    when 'half_win' then odds + 1000
    when 'lose' then 0
    else 1
  end)::numeric
$$;
