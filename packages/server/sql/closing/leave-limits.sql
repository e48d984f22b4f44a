-- Takes the next part of a bet out of the counters of its selections and of their combination.
-- Called by close_bet under the locks of the wallet and of the bet; the liabilities are locked
-- after them and by selection, as by place_bets, which waits for no wallet while it holds them.
create or replace function leave_limits(target bet, part bigint) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  wanted constant bigint[] := array(
    select selection_id from leg where bet_id = target.id order by selection_id);
  class constant text := liability_class(cardinality(wanted), target.stake,
    target.potential_return);
  free_before constant bigint := coalesce((
    select sum(stake_cash + stake_cashback) from bet_closing
    where bet_id = target.id and is_free), 0);
  leaving constant bigint :=
    cancelled_return(target.potential_return, target.stake, free_before + part)
    - cancelled_return(target.potential_return, target.stake, free_before);
begin
  perform from selection_liability
  where selection_id = any(wanted) order by selection_id for no key update;
  update selection_liability
  set singles = singles - case class when 'single' then leaving else 0 end,
    multiples = multiples - case class when 'multiple' then leaving else 0 end,
    long_shots = long_shots - case class when 'long_shot' then leaving else 0 end
  where selection_id = any(wanted);
  update exposure_combination set potential_return = potential_return - leaving
  where combination = combination_key(wanted) and cardinality(wanted) > 1;
end $$;
