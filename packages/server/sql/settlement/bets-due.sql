-- What bets come to by the results of their legs, beside what they were settled at.
create or replace function bets_due(ids bigint[])
returns table (
  id bigint, player_id bigint, status text, payout bigint, closings integer, at_stake bigint,
  cashback_at_stake bigint, returned_early bigint, cashback_percent smallint, due_status text,
  due_payout bigint
)
language sql stable as $$
  select id, player_id, status, payout, closings, at_stake, cashback_at_stake, returned_early,
    cashback_percent, due_status,
    case when due_status in ('win', 'void')
      then settled_payout(at_stake, numerator, denominator, bonus) else 0 end
  from (
    select bet.id, bet.player_id, bet.status, bet.payout, bet.closings, bet.at_stake,
      bet.stake_cashback - bet.closed_cashback as cashback_at_stake, bet.returned_early,
      bet.cashback_percent,
      counting_bonus(bet.bonus_table, bet.bonus_percent,
        count(*) filter (where leg.result <> 'void')) as bonus,
      case
        when bool_or(leg.result = 'lose') is true then 'lose'
        when bool_or(leg.result is null) then 'pending'
        when bool_and(leg.result = 'void') is true then 'void'
        else 'win'
      end as due_status,
      product(leg_numerator(leg.result, leg.odds, leg.dead_heat_places)) as numerator,
      product(leg_denominator(leg.result, leg.dead_heat_tied)) as denominator
    from bet join leg on leg.bet_id = bet.id
    where bet.id = any(ids)
    group by bet.id
  ) weighed
$$;
