-- The budget of a selection that a bet uses: singles; multiples; multiples that would return more
-- than 100 times their stake. One R$ 1,00 long shot may return what a thousand singles return, so
-- that none of the three may use up another.
create or replace function liability_class(legs integer, stake bigint, potential_return bigint)
returns text
language sql immutable as $$
  select case when legs = 1 then 'single' when potential_return <= stake * 100 then 'multiple'
    else 'long_shot' end
$$;
