-- Exact product of numerics: the legs of a bet multiply.
create aggregate product(numeric) (sfunc = numeric_mul, stype = numeric, initcond = '1');

-- What each real of a bet becomes by one leg, as numerator and denominator (the rule stands in the
-- domain, `legFactor`): void 1, half a win (odds + 1)/2, half a loss 1/2, a win the odds, shared in
-- a dead heat.
create function leg_numerator(result text, odds integer, places integer) returns numeric
language sql immutable parallel safe as $$
  select (case result
    when 'win' then odds::bigint * places
    when 'half_win' then odds + 1000
    when 'lose' then 0
    else 1
  end)::numeric
$$;

create function leg_denominator(result text, tied integer) returns numeric
language sql immutable parallel safe as $$
  select (case result
    when 'win' then 1000 * tied::bigint
    when 'half_win' then 2000
    when 'half_lose' then 2
    else 1
  end)::numeric
$$;

-- Stake × factor, and the bonus on what is won above the stake, rounded down to the centavo once.
create function settled_payout(
  stake bigint, numerator numeric, denominator numeric, bonus_percent integer
) returns bigint
language sql immutable parallel safe as $$
  select div(
    100 * stake * numerator + greatest(0, stake * numerator - stake * denominator) * bonus_percent,
    100 * denominator
  )::bigint
$$;

-- Open legs whose result is known. `offset 0` makes each outcome look its legs up: a planner without
-- statistics takes the open ones for a few and would compare every outcome with every leg.
create view leg_to_settle as
select leg.bet_id, leg.position, outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied
from selection_outcome outcome
cross join lateral (
  select bet_id, position from leg
  where selection_id = outcome.selection_id and result is null
  offset 0
) leg
where outcome.closed_at is null;

-- Gives up to `legs_max` open legs their known results and pays the bets that are decided by them,
-- all in one transaction, so that a crash leaves either nothing or all of it; the caller repeats
-- until no leg is left. Settlers follow one another on a lock; bets and wallets are locked in
-- order. Each bet has a transfer of its own, named after the bet and its closing.
create function settle_bets(legs_max integer)
returns table (legs bigint, settled jsonb)
language plpgsql
set jit = off
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  touched bigint[];
  open_stakes bigint;
  house bigint;
begin
  perform pg_advisory_xact_lock(7204117);

  select min(id) filter (where kind = 'open_stakes'), min(id) filter (where kind = 'house')
  into strict open_stakes, house
  from account where player_id is null;

  with waiting as materialized (
    select * from leg_to_settle limit legs_max
  ),
  told as (
    update leg set result = waiting.result, dead_heat_places = waiting.dead_heat_places,
      dead_heat_tied = waiting.dead_heat_tied
    from waiting
    where leg.bet_id = waiting.bet_id and leg.position = waiting.position
    returning leg.bet_id
  )
  select array_agg(distinct bet_id), count(*) into touched, legs from told;

  if legs = 0 then
    -- A bet may still be on its way into an outcome's legs for as long as a statement may last.
    update selection_outcome set closed_at = clock_timestamp()
    where closed_at is null and told_at < clock_timestamp() - interval '5 minutes'
      and not exists (
        select from leg
        where leg.selection_id = selection_outcome.selection_id and leg.result is null
        offset 0
      );
    settled := '[]';
    return next;
    return;
  end if;

  perform from bet
  where id = any(touched) and status = 'pending'
  order by id
  for no key update;

  perform from account
  where player_id in (select player_id from bet where id = any(touched) and status = 'pending')
    and kind in ('cash', 'cashback')
  order by id
  for no key update;

  with weighed as materialized (
    select bet.id, bet.player_id, bet.stake, bet.stake_cash, bet.stake_cashback,
      bet.bonus_percent, bet.closings + 1 as closing,
      bool_or(leg.result = 'lose') is true as is_lost,
      bool_or(leg.result is null) as is_open,
      bool_and(leg.result = 'void') is true as is_void,
      product(leg_numerator(leg.result, leg.odds, leg.dead_heat_places)) as numerator,
      product(leg_denominator(leg.result, leg.dead_heat_tied)) as denominator
    from bet
    join leg on leg.bet_id = bet.id
    where bet.id = any(touched) and bet.status = 'pending'
    group by bet.id
  ),
  closing as materialized (
    select id, player_id, stake, stake_cashback, closing, nextval('transfer_id_seq') as transfer_id,
      case when is_lost then 'lose' when is_void then 'void' else 'win' end as status,
      case when is_lost then 0
        else settled_payout(stake, numerator, denominator, bonus_percent)
      end as payout,
      case when is_void and not is_lost then stake_cashback else 0 end as to_cashback
    from weighed
    where is_lost or not is_open
  ),
  closed as (
    update bet set status = closing.status, payout = closing.payout, closings = closing.closing,
      settled_at = clock_timestamp()
    from closing
    where bet.id = closing.id
  ),
  made_transfers as (
    insert into transfer (id, kind, reference)
    overriding system value
    select transfer_id, 'settle', id || '#' || closing from closing
  ),
  pockets as (
    select transfer_id, player_id, 'cash' as kind, payout - to_cashback as given from closing
    where payout > to_cashback
    union all
    select transfer_id, player_id, 'cashback', to_cashback from closing where to_cashback > 0
  ),
  player_entries as materialized (
    select pockets.transfer_id, account.id as account_id, pockets.given,
      account.balance + sum(pockets.given) over paying as balance_after,
      account.version + row_number() over paying as version
    from pockets
    join account on account.player_id = pockets.player_id and account.kind = pockets.kind
    window paying as (partition by account.id order by pockets.transfer_id)
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, given, balance_after, version from player_entries
    union all
    select transfer_id, open_stakes, false, -stake, null, null from closing
    union all
    select transfer_id, house, false, stake - payout, null, null from closing
    where stake <> payout
  ),
  moved as (
    update account set balance = last.balance_after, version = last.version
    from (
      select account_id, max(balance_after) as balance_after, max(version) as version
      from player_entries group by account_id
    ) last
    where account.id = last.account_id
  )
  select coalesce(
    jsonb_agg(jsonb_build_object('betId', id, 'playerId', player_id) order by id), '[]'
  )
  into settled
  from closing;

  return next;
end $$;
