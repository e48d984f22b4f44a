-- Closes a bet, or a part of it, at a quote. What was read when the quote was checked is compared
-- under the locks: {player, bet, percent, quote, valid_ms, at_stake: {cash, cashback}, results: [of
-- each leg, in order], stake: {cash, cashback}, returned: {cash, cashback}}. Outcomes:
--   closed     paid; `kind` says how
--   repeated   the last closing of this bet was the same: its result holds
--   unknown    the player has no such bet
--   decided    the bet is closed, or a result is known that it does not have yet
--   suspended  a match cannot be bet on at this moment
--   changed    the quote is for another state of the bet, or came too late
--
-- A result that was sent again with another dead heat counts as one that the bet does not have yet.
-- A part may be requested again at the quote of the last one, when the price is there again: the
-- stake that the page saw distinguishes a further part from a repetition. What is cancelled free
-- leaves the limits that all players share.
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
