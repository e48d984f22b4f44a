-- close_bet in steps (docs/decisions/0074), as place_bets. Parameters with retired names get new
-- ones, which only a new function can have; servers call by position.

-- Whether a bet may be closed as requested, judged by close_bet under its locks:
--   decided    the bet is closed, or a result is known that it does not have yet
--   suspended  a match cannot be bet on at this moment
--   changed    the quote is for another state of the bet, or came too late
--   closed     it may
--
-- A result that was sent again with another dead heat counts as one that the bet does not have yet.
create or replace function judge_closing(request jsonb, target bet, moment timestamptz)
returns text language plpgsql stable as $$
begin
  return case
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
    when (request ->> 'valid_ms')::integer
        < extract(epoch from moment - statement_timestamp()) * 1000
      or target.stake_cash - target.closed_cash <> (request -> 'at_stake' ->> 'cash')::bigint
      or target.stake_cashback - target.closed_cashback
        <> (request -> 'at_stake' ->> 'cashback')::bigint
      or request -> 'results' <> (
        select jsonb_agg(result order by position) from leg where bet_id = target.id
      ) then 'changed'
    -- The whole stake: shortly after the acceptance, before each match, at unchanged prices.
    when request ->> 'free_ms' is not null and (
      moment >= target.accepted_at + (request ->> 'free_ms')::integer * interval '1 millisecond'
      or exists (
        select from leg
        join game on game.id = leg.game_id
        left join selection_price price on price.selection_id = leg.selection_id
        where leg.bet_id = target.id and (game.status <> 'scheduled' or moment >= game.starts_at
          or price.version > leg.odds_version)
      )) then 'changed'
    else 'closed'
  end;
end $$;

-- Moves the money of a closing: the stake of the part leaves the open stakes, the house covers the
-- rest, and what the player owes is repaid first from what comes into cash. Called by close_bet
-- under the locks of both pockets, which are as they were locked. Returns the transfer.
create or replace function pay_closing(
  kind text, purse account, extra account, to_cash bigint, to_cashback bigint, part bigint,
  reference text, moment timestamptz
)
returns bigint language plpgsql as $$
#variable_conflict use_variable
declare
  repaid constant bigint := least(to_cash, purse.owed);
  moved bigint;
begin
  insert into transfer (kind, reference, created_at) values (kind, reference, moment)
  returning id into moved;
  insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
  select moved, account.id, true, amount, account.balance + amount, account.version + 1
  from account
  join (values ('cash', to_cash - repaid), ('cashback', to_cashback)) pocket(name, amount)
    on account.kind = pocket.name
  where account.player_id = purse.player_id and amount > 0
  union all
  select moved, account.id, false, amount, null, null
  from account
  join (values ('open_stakes', -part), ('receivable', repaid),
    ('house', part - to_cash - to_cashback)) side(name, amount)
    on account.kind = side.name
  where account.player_id is null and amount <> 0;
  update account set balance = balance + to_cash - repaid, owed = owed - repaid,
    version = version + (to_cash > repaid)::integer
  where id = purse.id;
  update account set balance = balance + to_cashback, version = version + 1
  where id = extra.id and to_cashback > 0;
  return moved;
end $$;

drop function close_bet(jsonb);

-- Closes a bet, or a part of it, at a quote. What was read when the quote was checked is compared
-- under the locks. A request: {player, bet, percent, quote, seen, valid_ms, free_ms,
-- at_stake: {cash, cashback}, results: [of each leg, in order], stake: {cash, cashback},
-- returned: {cash, cashback}}. Outcomes:
--   closed     paid; `kind` says how
--   repeated   the last closing of this bet was the same: its result holds
--   unknown    the player has no such bet
--   decided, suspended, changed: see judge_closing
--
-- A part may be requested again at the quote of the last one, when the price is there again: the
-- stake that the page saw distinguishes a further part from a repetition; without `seen` the same
-- quote and part are the same closing. What is cancelled free leaves the limits that all players
-- share. The planner switches hold for all steps.
create or replace function close_bet(request jsonb)
returns table (outcome text, kind text, returned bigint, cash bigint, cashback bigint)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_variable
declare
  owner bigint := (request ->> 'player')::bigint;
  quote bigint := (request ->> 'quote')::bigint;
  seen bigint := (request ->> 'seen')::bigint;
  percent smallint := (request ->> 'percent')::smallint;
  part_cash bigint := (request -> 'stake' ->> 'cash')::bigint;
  part_cashback bigint := (request -> 'stake' ->> 'cashback')::bigint;
  to_cash bigint := (request -> 'returned' ->> 'cash')::bigint;
  to_cashback bigint := (request -> 'returned' ->> 'cashback')::bigint;
  purse account;
  extra account;
  target bet;
  last bet_closing;
  moved bigint;
  moment timestamptz;
  has_started boolean;
  is_free boolean := request ->> 'free_ms' is not null;
begin
  select * into strict purse from account
  where player_id = owner and account.kind = 'cash' for no key update;
  select * into strict extra from account
  where player_id = owner and account.kind = 'cashback' for no key update;
  select * into target from bet
  where id = (request ->> 'bet')::bigint and player_id = owner for no key update;
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

  outcome := judge_closing(request, target, moment);
  if outcome <> 'closed' then return next; return; end if;

  select bool_or(game.status in ('live', 'halftime', 'ended') or leg.result <> 'void') is true
  into has_started from leg join game on game.id = leg.game_id where leg.bet_id = target.id;
  kind := case when percent < 100 then 'cash_out_part' when has_started then 'cash_out'
    else 'cancel' end;
  returned := to_cash + to_cashback;

  moved := pay_closing(kind, purse, extra, to_cash, to_cashback, part_cash + part_cashback,
    target.id || '#' || case when percent < 100 then 'p' || coalesce(last.number, 0) + 1
      else (target.closings + 1)::text end, moment);
  update bet set closed_cash = closed_cash + part_cash,
    closed_cashback = closed_cashback + part_cashback, returned_early = returned_early + returned,
    status = case kind when 'cancel' then 'cancelled' when 'cash_out' then 'cashed_out'
      else 'pending' end,
    settled_at = case when percent = 100 then moment end,
    payout = case when percent = 100 then returned_early + returned else 0 end,
    closings = closings + (percent = 100)::integer
  where id = target.id;
  cash := cash + to_cash - least(to_cash, purse.owed); cashback := cashback + to_cashback;
  if is_free then
    perform leave_limits(target, part_cash + part_cashback);
  end if;
  insert into bet_closing values (target.id, coalesce(last.number, 0) + 1, moved, percent, quote,
    part_cash, part_cashback, returned, cash, cashback, moment, is_free);
  return next;
end $$;

drop function record_odds(jsonb);

-- Adds to the history and moves the last prices along, in one statement: a price in
-- `selection_price` is always in the history too.
create or replace function record_odds(prices jsonb) returns void language sql as $$
  with change as materialized (
    select * from jsonb_to_recordset(prices) as c(selection bigint, game bigint, market integer,
      odd integer, name text, header text, handicap text, version bigint, odds integer,
      status text, told_at timestamptz, place integer)
  ),
  kept as (
    insert into odds_history (selection_id, told_at, version, odds, status)
    select selection, told_at, version, odds, status from change
    on conflict do nothing
  )
  insert into selection_price (selection_id, game_id, market_id, odd_id, name, header, handicap,
    version, odds, status, told_at)
  select distinct on (selection) selection, game, market, odd, name, header, handicap, version,
    odds, status, told_at
  from change
  order by selection, place desc
  on conflict (selection_id) do update set market_id = excluded.market_id,
    odd_id = excluded.odd_id, name = excluded.name, header = excluded.header,
    handicap = excluded.handicap, version = excluded.version, odds = excluded.odds,
    status = excluded.status, told_at = excluded.told_at
$$;

-- Takes one attempt of every key, or of none when one of them has none left. Returns how many
-- milliseconds to wait: 0 = taken. `most` attempts at once, then one each `pause_ms`.
create or replace function take_attempts(
  keys bytea[],
  pause_ms bigint[],
  most bigint[],
  at timestamptz
) returns bigint language plpgsql as $$
declare
  wait_ms bigint;
begin
  -- Makes and locks the rows, in one order for everybody.
  insert into throttle (key, free_at)
  select wanted.key, at from unnest(keys) as wanted (key) order by wanted.key
  on conflict (key) do update set free_at = greatest(throttle.free_at, excluded.free_at);

  select max(ceil(extract(epoch from throttle.free_at - at) * 1000) - (a.most - 1) * a.pause)
  into wait_ms
  from unnest(keys, pause_ms, most) as a (key, pause, most)
  join throttle on throttle.key = a.key;
  if wait_ms > 0 then
    return wait_ms;
  end if;

  update throttle set free_at = throttle.free_at + a.pause * interval '1 millisecond'
  from unnest(keys, pause_ms) as a (key, pause)
  where throttle.key = a.key;
  return 0;
end $$;
