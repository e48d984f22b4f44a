-- What each bet adds to the counters of the limits; `shared` is without what was cancelled free. A
-- single and a bet without legs have no combination of several selections.
select bet.id, bet.player_id, bet.potential_return,
  bet.potential_return - coalesce(div(bet.potential_return::numeric * free.stake, bet.stake), 0)
    as shared,
  (bet.accepted_at at time zone 'America/Sao_Paulo')::date as day, count(*) as legs,
  md5(string_agg(leg.selection_id::text, ',' order by leg.selection_id))::uuid as combination,
  case when count(*) = 1 then 'single' when bet.potential_return <= bet.stake * 100 then 'multiple'
    else 'long_shot' end as class
from bet join leg on leg.bet_id = bet.id
left join (
  select bet_id, sum(stake_cash + stake_cashback) as stake from bet_closing
  where is_free group by bet_id
) free on free.bet_id = bet.id
group by bet.id, free.stake
