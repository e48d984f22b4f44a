-- The payout of each bet by the results of its legs: exact fractions, rounded down once.
with outcomes as (
  select bet.id,
    bool_or(leg.result = 'lose') is true as is_lost,
    bool_or(leg.result is null) as is_open,
    bool_and(leg.result = 'void') is true as is_void,
    count(*) filter (where leg.result <> 'void') as counting,
    product(leg.odds) as odds,
    product((case leg.result
      when 'win' then leg.odds::bigint * leg.dead_heat_places
      when 'half_win' then leg.odds + 1000
      else 1 end)::numeric) as numerator,
    product((case leg.result
      when 'win' then 1000 * leg.dead_heat_tied::bigint
      when 'half_win' then 2000
      when 'half_lose' then 2
      else 1 end)::numeric) as denominator
  from bet join leg on leg.bet_id = bet.id group by bet.id
),
-- The published table of the multiple bonus, version 1: percent by legs that are not void.
bonus_table (counting, percent) as (
  values (2, 1), (3, 3), (4, 5), (5, 7), (6, 9), (7, 11), (8, 14), (9, 17), (10, 20)
)
select bet.id, outcomes.is_lost, outcomes.is_open, outcomes.is_void, outcomes.odds,
  case when is_lost then 'lose' when is_open then 'pending' when is_void then 'void' else 'win'
  end as status,
  case when is_lost or is_open then 0
    else div(
      100 * bet.at_stake * numerator
        + greatest(0, bet.at_stake * (numerator - denominator)) * case bet.bonus_table
          when 0 then bet.bonus_percent
          else least(bet.bonus_percent, coalesce(bonus_table.percent, 0)) end,
      100 * denominator)
  end + case when is_open and not is_lost then 0 else bet.returned_early end as payout
from bet
join outcomes on outcomes.id = bet.id
left join bonus_table on bonus_table.counting = least(outcomes.counting, 10)
