-- What is cancelled free leaves the limits that are shared by all players (docs/decisions/0064): it
-- cost nothing, so that two accounts could close a selection for everybody. The counters of the
-- player stay used, and bound how much one player can place and cancel over and over.

-- The whole stake of the part came back, shortly after the acceptance and at an unchanged price.
-- What was closed before this migration stays counted.
alter table bet_closing add column is_free boolean not null default false
  check (not is_free or returned = stake_cash + stake_cashback);

alter table exposure_combination drop constraint exposure_combination_potential_return_check,
  add check (potential_return >= 0);

-- What a part of the stake that was cancelled free takes with it of the potential return. Of the
-- whole stake it is all of it.
create function cancelled_return(potential_return bigint, stake bigint, cancelled bigint)
returns bigint language sql immutable as $$
  select div(potential_return::numeric * cancelled, stake)::bigint
$$;

-- Takes the next part of a bet out of the counters of its selections and of their combination.
-- Called by close_bet under the locks of the wallet and of the bet; the liabilities are locked
-- after them and by selection, as by place_bets, which waits for no wallet while it holds them.
create function leave_limits(target bet, part bigint) returns void language plpgsql
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

-- Closing as before (0036), and what is cancelled free leaves the shared limits.
create or replace function close_bet(asked jsonb)
returns table (outcome text, kind text, returned bigint, cash bigint, cashback bigint)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_variable
declare
  owner bigint := (asked ->> 'player')::bigint;
  quote bigint := (asked ->> 'quote')::bigint;
  -- Null from a page that does not say: then the same quote and part are the same closing.
  seen bigint := (asked ->> 'seen')::bigint;
  percent smallint := (asked ->> 'percent')::smallint;
  part_cash bigint := (asked -> 'stake' ->> 'cash')::bigint;
  part_cashback bigint := (asked -> 'stake' ->> 'cashback')::bigint;
  to_cash bigint := (asked -> 'returned' ->> 'cash')::bigint;
  to_cashback bigint := (asked -> 'returned' ->> 'cashback')::bigint;
  purse account;
  extra account;
  target bet;
  last bet_closing;
  repaid bigint;
  moved bigint;
  moment timestamptz;
  has_started boolean;
  is_free boolean := asked ->> 'free_ms' is not null;
begin
  select * into strict purse from account
  where player_id = owner and account.kind = 'cash' for no key update;
  select * into strict extra from account
  where player_id = owner and account.kind = 'cashback' for no key update;
  select * into target from bet
  where id = (asked ->> 'bet')::bigint and player_id = owner for no key update;
  moment := clock_timestamp();
  cash := purse.balance;
  cashback := extra.balance;
  if target.id is null then
    outcome := 'unknown'; return next; return;
  end if;
  select * into last from bet_closing where bet_id = target.id order by number desc limit 1;
  if last.quote = quote and last.percent = percent and coalesce(
    seen = target.at_stake + last.stake_cash + last.stake_cashback, true)
  then
    select transfer.kind into strict kind from transfer where id = last.transfer_id;
    outcome := 'repeated'; returned := last.returned;
    cash := last.cash_after; cashback := last.cashback_after;
    return next; return;
  end if;

  outcome := case
    when target.status <> 'pending' or exists (
      select from leg
      left join selection_outcome known on known.selection_id = leg.selection_id
      cross join lateral (
        select is_leg_void(leg.game_id, leg.market_id, leg.selection_id, leg.is_live,
          target.accepted_at) as is_void
      ) ruling
      where leg.bet_id = target.id
        and (leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from (
          case when is_void then 'void' else known.result end,
          case when is_void then 1 else coalesce(known.dead_heat_places, 1) end,
          case when is_void then 1 else coalesce(known.dead_heat_tied, 1) end)
    ) then 'decided'
    when exists (
      select from leg join game on game.id = leg.game_id
      where leg.bet_id = target.id and leg.result is null and (
        game.status not in ('scheduled', 'live', 'halftime')
        or (game.status = 'scheduled' and moment >= game.starts_at))
    ) then 'suspended'
    when (asked ->> 'valid_ms')::integer < extract(epoch from moment - statement_timestamp()) * 1000
      or target.stake_cash - target.closed_cash <> (asked -> 'at_stake' ->> 'cash')::bigint
      or target.stake_cashback - target.closed_cashback
        <> (asked -> 'at_stake' ->> 'cashback')::bigint
      or asked -> 'results' <> (
        select jsonb_agg(result order by position) from leg where bet_id = target.id
      ) then 'changed'
    -- The whole stake: shortly after the acceptance, before each match, at unchanged prices.
    when is_free and (
      moment >= target.accepted_at + (asked ->> 'free_ms')::integer * interval '1 millisecond'
      or exists (
        select from leg
        join game on game.id = leg.game_id
        left join selection_price price on price.selection_id = leg.selection_id
        where leg.bet_id = target.id and (game.status <> 'scheduled' or moment >= game.starts_at
          or price.version > leg.odds_version)
      )) then 'changed'
    else 'closed'
  end;
  if outcome <> 'closed' then return next; return; end if;

  select bool_or(game.status in ('live', 'halftime', 'ended') or leg.result <> 'void') is true
  into has_started from leg join game on game.id = leg.game_id where leg.bet_id = target.id;
  kind := case when percent < 100 then 'cash_out_part' when has_started then 'cash_out'
    else 'cancel' end;
  returned := to_cash + to_cashback;
  repaid := least(to_cash, purse.owed);

  insert into transfer (kind, reference, created_at) values (kind,
    target.id || '#' || case when percent < 100 then 'p' || coalesce(last.number, 0) + 1
      else (target.closings + 1)::text end, moment)
  returning id into moved;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, id, true, amount, account.balance + amount, version + 1
  from account
  join (values ('cash', to_cash - repaid), ('cashback', to_cashback)) pocket(name, amount)
    on account.kind = pocket.name
  where player_id = owner and amount > 0
  union all
  select moved, id, false, amount, null, null
  from account
  join (values ('open_stakes', -part_cash - part_cashback), ('receivable', repaid),
    ('house', part_cash + part_cashback - returned)) side(name, amount)
    on account.kind = side.name
  where player_id is null and amount <> 0;
  update account set balance = account.balance + to_cash - repaid, owed = owed - repaid,
    version = version + (to_cash > repaid)::integer
  where id = purse.id;
  update account set balance = account.balance + to_cashback, version = version + 1
  where id = extra.id and to_cashback > 0;
  update bet set closed_cash = closed_cash + part_cash,
    closed_cashback = closed_cashback + part_cashback, returned_early = returned_early + returned,
    status = case kind when 'cancel' then 'cancelled' when 'cash_out' then 'cashed_out'
      else 'pending' end,
    settled_at = case when percent = 100 then moment end,
    payout = case when percent = 100 then returned_early + returned else 0 end,
    closings = closings + (percent = 100)::integer
  where id = target.id;
  cash := cash + to_cash - repaid; cashback := cashback + to_cashback;
  if is_free then
    perform leave_limits(target, part_cash + part_cashback);
  end if;
  insert into bet_closing values (target.id, coalesce(last.number, 0) + 1, moved, percent, quote,
    part_cash, part_cashback, returned, cash, cashback, moment, is_free);
  return next;
end $$;
