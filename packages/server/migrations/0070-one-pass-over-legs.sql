-- judge_closing reads the legs of a bet once (four times before), and close_bet only when the whole
-- of it is closed: at 100,000 bets a cash-out read more pages than a call of a player may.

-- Whether a bet may be closed as requested, judged by close_bet under its locks:
--   decided    the bet is closed, or a result is known that it does not have yet
--   suspended  a match cannot be bet on at this moment
--   changed    the quote is for another state of the bet, or came too late
--   closed     it may
--
-- A result that was sent again with another dead heat counts as one that the bet does not have yet.
-- The legs are read in one pass, in which is_leg_void is written out, as in leg_to_settle.
create or replace function judge_closing(request jsonb, target bet, moment timestamptz)
returns text language plpgsql stable as $$
declare
  has_unseen boolean;
  is_suspended boolean;
  has_begun boolean;
  results jsonb;
begin
  if target.status <> 'pending' then return 'decided'; end if;

  select
    bool_or((leg.result, leg.dead_heat_places, leg.dead_heat_tied) is distinct from (
      case when is_void then 'void' else known.result end,
      case when is_void then 1 else coalesce(known.dead_heat_places, 1) end,
      case when is_void then 1 else coalesce(known.dead_heat_tied, 1) end)),
    bool_or(leg.result is null and (
      game.status not in ('scheduled', 'live', 'halftime')
      or (game.status = 'scheduled' and moment >= game.starts_at))),
    bool_or(game.status <> 'scheduled' or moment >= game.starts_at),
    jsonb_agg(leg.result order by leg.position)
  into has_unseen, is_suspended, has_begun, results
  from leg
  join game on game.id = leg.game_id
  left join selection_outcome known on known.selection_id = leg.selection_id
  cross join lateral (
    select target.accepted_at
        <@ void_times(leg.game_id, leg.market_id, leg.selection_id, known.result)
      or is_after_kick_off(leg.is_live, target.accepted_at, game.starts_at) as is_void
  ) ruling
  where leg.bet_id = target.id;

  return case
    when has_unseen then 'decided'
    when is_suspended then 'suspended'
    when (request ->> 'valid_ms')::integer
        < extract(epoch from moment - statement_timestamp()) * 1000
      or target.stake_cash - target.closed_cash <> (request -> 'at_stake' ->> 'cash')::bigint
      or target.stake_cashback - target.closed_cashback
        <> (request -> 'at_stake' ->> 'cashback')::bigint
      or request -> 'results' <> results then 'changed'
    -- The whole stake: shortly after the acceptance, before each match, at unchanged prices.
    when request ->> 'free_ms' is not null and (
      has_begun
      or moment >= target.accepted_at + (request ->> 'free_ms')::integer * interval '1 millisecond'
      or exists (
        select from leg where leg.bet_id = target.id and is_price_replaced(leg.game_id,
          leg.selection_id, leg.odds_version, target.accepted_at)
      )) then 'changed'
    else 'closed'
  end;
end $$;

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

  -- What is closed in part keeps its kind, whatever has begun.
  if percent = 100 then
    select bool_or(game.status in ('live', 'halftime', 'ended') or leg.result <> 'void') is true
    into has_started from leg join game on game.id = leg.game_id where leg.bet_id = target.id;
  end if;
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
