-- Gives up to `legs_max` open legs their known results and pays the bets that are decided by them,
-- in one transaction: a crash leaves either nothing or all of it. The caller repeats until no leg
-- is left. With `shares` above 1, a call settles the players of one share while others settle
-- theirs.
--
-- The steps: take_results; then, with the wallets locked in order and then the bets, unsettle_bets
-- for bets whose legs come to something else, pay_bets, correct_cashback_days. The planner switches
-- hold for all steps.
create or replace function settle_bets(
  legs_max integer, share integer default 0, shares integer default 1
)
returns table (legs bigint, settled jsonb)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  touched bigint[];
  players bigint[];
  has_settled boolean;
  changed bigint[] := '{}';
begin
  if shares = 1 then
    perform pg_advisory_xact_lock(7204117);
  else
    perform pg_advisory_xact_lock_shared(7204117), pg_advisory_xact_lock(7204117, share);
  end if;

  select taken.* into touched, players, legs from take_results(legs_max, share, shares) taken;
  if legs = 0 then
    settled := '[]';
    return next;
    return;
  end if;

  perform from account
  where player_id = any(players) and kind in ('cash', 'cashback') order by id for no key update;

  select bool_or(status in ('win', 'lose', 'void')) into has_settled from (
    select status from bet where id = any(touched) order by id for no key update
  ) locked;

  if has_settled then
    changed := unsettle_bets(touched);
  end if;
  changed := changed || pay_bets(touched);

  select coalesce(jsonb_agg(
    jsonb_build_object('betId', id, 'playerId', player_id) order by id), '[]')
  into settled
  from bet where id = any(changed);

  perform correct_cashback_days(touched);
  return next;
end $$;
