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
