-- Stake × factor, and the bonus on what is won above the stake, rounded down to the centavo once.
create or replace function settled_payout(
  stake bigint, numerator numeric, denominator numeric, bonus_percent integer
) returns bigint
language sql immutable parallel safe as $$
  select div(
    100 * stake * numerator + greatest(0, stake * numerator - stake * denominator) * bonus_percent,
    100 * denominator
  )::bigint
$$;
