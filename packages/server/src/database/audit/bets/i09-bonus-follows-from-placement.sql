-- I9 the bonus of a bet is none or that of the published table for its legs, each at 1.30 or more
with bonus_table (legs, percent) as (
  values (2, 1), (3, 3), (4, 5), (5, 7), (6, 9), (7, 11), (8, 14), (9, 17), (10, 20)
),
placed as (
  select bet_id, count(*) as legs, min(odds) as shortest from leg group by bet_id
)
select bet.id::text, bet.bonus_percent || ' %, table ' || bet.bonus_table
from bet
left join placed on placed.bet_id = bet.id
left join bonus_table on bonus_table.legs = least(placed.legs, 10) and placed.shortest >= 1300
where bet.bonus_percent not in (0, coalesce(bonus_table.percent, 0))
  or bet.bonus_table not in (0, 1, 2)
