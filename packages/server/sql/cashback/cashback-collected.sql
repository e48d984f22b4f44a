-- What the live bets of a day staked, returned and earned so far, bonuses included in the returns.
-- Parts that were closed early do not count. The percent of a bet is frozen at placement; what they
-- earn together is rounded down to the centavo once.
create or replace function cashback_collected(who bigint, which date)
returns table (staked bigint, returned bigint, earned bigint)
language sql stable set enable_seqscan = off as $$
  select coalesce(sum(at_stake), 0)::bigint, coalesce(sum(payout - returned_early), 0)::bigint,
    div(greatest(0, coalesce(sum((at_stake - payout + returned_early) * cashback_percent), 0)),
      100)::bigint
  from cashback_bet counted
  join bet on bet.id = counted.bet_id
  where counted.player_id = who and counted.day = which and bet.status in ('win', 'lose')
$$;
