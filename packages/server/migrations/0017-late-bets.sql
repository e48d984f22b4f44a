-- A bet may be on its way while its market is cancelled, and a cancelling may reach beyond the
-- moment at which it is told. Nobody looks at such a bet: its selection had no bet when the market
-- was reviewed (0010). Every settlement asks for them first, for as long as a statement may last.
create index market_cancel_end on market_cancel (greatest(told_at, taken_to)) where not is_rollback;

create function review_late_bets() returns void language sql as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct leg.selection_id, leg.game_id, leg.market_id, true
  from market_cancel cancel
  join leg on leg.result is null
    and leg.selection_id between cancel.game_id * 1000 and cancel.game_id * 1000 + 999
    and (cancel.market_id is null or cancel.market_id = leg.market_id)
  join bet on bet.id = leg.bet_id
  left join selection_outcome known on known.selection_id = leg.selection_id
  where not cancel.is_rollback
    and greatest(cancel.told_at, cancel.taken_to) > clock_timestamp() - interval '5 minutes'
    and (known.selection_id is null or not known.is_corrected or known.closed_at is not null)
    and is_leg_cancelled(leg.game_id, leg.market_id, bet.accepted_at)
  order by 1
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, told_at = clock_timestamp()
$$;
