-- I9 a bet earned its own cashback only under the rule that preceded the daily one
with match_day as (
  -- include matches
)
select bet.id::text,
  bet.cashback || ' of ' || bet.at_stake || ' at ' || bet.cashback_percent || ' %'
from bet
left join cashback_bet counted on counted.bet_id = bet.id
left join first_settled_bet first on first.bet_id = bet.id
where bet.cashback <> 0 and (
    counted.bet_id is not null or bet.status not in ('win', 'lose')
    or bet.cashback <> div(bet.at_stake * bet.cashback_percent, 100)
  )
  or bet.cashback = 0 and bet.status in ('win', 'lose')
    and counted.bet_id is null and first.bet_id is null
    and div(bet.at_stake * bet.cashback_percent, 100) > 0
    and (
      select count(distinct match_day.day)
      from leg join match_day on match_day.game_id = leg.game_id where leg.bet_id = bet.id
    ) = 1
  or bet.cashback_percent not in (0, 10)
  or (bet.cashback_percent > 0
    and exists (select from leg where leg.bet_id = bet.id and not leg.is_live))
