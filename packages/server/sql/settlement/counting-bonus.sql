-- Percent of the winnings by the legs that count, at most the percent of the placement. The table
-- is that of the domain (`BONUS_PERCENT_BY_LEGS`); a new one gets a number of its own here.
create or replace function counting_bonus(bonus_table smallint, placed integer, counting bigint)
returns integer language sql immutable parallel safe as $$
  select case bonus_table
    when 0 then placed
    else least(placed,
      (array[0, 1, 3, 5, 7, 9, 11, 14, 17, 20])[greatest(1, least(counting, 10))])
  end
$$;
