-- The largest stake that returns at most this much when every leg wins, the bonus included: the
-- counterpart of `largestStake` of the domain. `odds` is the product in thousandths.
create or replace function largest_stake(
  room numeric, odds numeric, legs integer, bonus_percent integer
)
returns bigint language sql immutable as $$
  select div(
    (greatest(room, 0) + 1) * 100 * power(1000::numeric, legs) - 1,
    odds * (100 + bonus_percent) - power(1000::numeric, legs) * bonus_percent
  )::bigint
$$;
