-- I9 the potential return of a bet is its stake at the odds of its legs, with its bonus
select bet.id::text, potential_return || ', not ' || due
from (
  select bet.id, bet.potential_return,
    div(
      100 * stake * product(leg.odds)
        + greatest(0, stake * (product(leg.odds) - product(1000))) * bonus_percent,
      100 * product(1000)) as due
  from bet join leg on leg.bet_id = bet.id group by bet.id
) bet
where potential_return <> due
