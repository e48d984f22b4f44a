-- Results that are corrected, money that cannot be taken back, live cashback, and bets that are
-- closed before their end (decisions, 8 and 20).

-- What a player has to give back and does not hold: later payouts repay it first. It stands on the
-- cash account, under the lock of the wallet; the ledger has it on the house's receivable.
alter table account
  add column owed bigint not null default 0 check (owed >= 0),
  add check (owed = 0 or (player_id is not null and kind = 'cash'));

-- Kinds of transfers are added to those that there are by now.
do $$ begin
  execute (
    select format('alter table transfer drop constraint transfer_kind_check,
      add constraint transfer_kind_check check (%s or kind in
        (''cash_out'', ''cash_out_part'', ''cashback'', ''uncashback''))',
      pg_get_expr(conbin, conrelid))
    from pg_constraint
    where conrelid = 'transfer'::regclass and conname = 'transfer_kind_check'
  );
end $$;

-- A part of the stake that was closed early is no longer at stake.
alter table bet
  add column closed_cash bigint not null default 0 check (closed_cash >= 0),
  add column closed_cashback bigint not null default 0 check (closed_cashback >= 0),
  add at_stake bigint not null generated always as (stake - closed_cash - closed_cashback) stored,
  add column returned_early bigint not null default 0 check (returned_early >= 0),
  -- Percent of what is still at stake when the bet is won or lost; frozen at placement.
  add column cashback_percent smallint not null default 0,
  add column cashback bigint not null default 0 check (cashback >= 0),
  add check (closed_cash <= stake_cash and closed_cashback <= stake_cashback),
  add check ((at_stake = 0) = (status in ('cancelled', 'cashed_out'))),
  add check (status = 'pending' or payout >= returned_early),
  add check (cashback = 0 or status in ('win', 'lose'));

-- Every early closing, as it was asked for and answered: a repeat gets equal words.
create table bet_closing (
  bet_id bigint not null,
  number smallint not null,
  transfer_id bigint not null unique,
  percent smallint not null check (percent between 1 and 100),
  -- What the whole of the bet was offered at.
  quote bigint not null check (quote > 0),
  stake_cash bigint not null check (stake_cash >= 0),
  stake_cashback bigint not null check (stake_cashback >= 0),
  returned bigint not null check (returned > 0),
  cash_after bigint not null,
  cashback_after bigint not null,
  closed_at timestamptz not null,
  primary key (bet_id, number)
);

-- A result may be told anew or taken back (null); what it was before is kept.
alter table selection_outcome
  alter column result drop not null,
  add column version integer not null default 1,
  add column is_confirmed boolean not null default false,
  -- From its first correction or cancelling on, every leg is looked at, not only the open ones.
  add column is_corrected boolean not null default false;

create table outcome_history (
  selection_id bigint not null,
  version integer not null,
  result text,
  dead_heat_places integer not null,
  dead_heat_tied integer not null,
  told_at timestamptz not null,
  replaced_at timestamptz not null default clock_timestamp(),
  primary key (selection_id, version)
);
create function keep_outcome() returns trigger language plpgsql as $$
begin
  insert into outcome_history values (old.selection_id, old.version, old.result,
    old.dead_heat_places, old.dead_heat_tied, old.told_at);
  return null;
end $$;
create trigger outcome_replaced after update of version on selection_outcome
  for each row when (old.version <> new.version) execute function keep_outcome();

-- What the feed cancelled, and took back, in order: bets taken from `taken_from` until before
-- `taken_to` are void on this market (null: on every market of the game).
create table market_cancel (
  id bigint generated always as identity primary key,
  game_id bigint not null references game,
  market_id integer,
  is_rollback boolean not null,
  taken_from timestamptz,
  taken_to timestamptz,
  told_at timestamptz not null default clock_timestamp()
);
create index market_cancel_game on market_cancel (game_id);

create trigger bet_cashback_kept before update of cashback_percent on bet
  for each statement execute function refuse_change();
create trigger bet_closing_kept before update or delete or truncate on bet_closing
  for each statement execute function refuse_change();
create trigger outcome_history_kept before update or delete or truncate on outcome_history
  for each statement execute function refuse_change();
create trigger market_cancel_kept before update or delete or truncate on market_cancel
  for each statement execute function refuse_change();

create function is_leg_cancelled(game bigint, market integer, taken timestamptz) returns boolean
language sql stable parallel safe as $$
  select exists (
    select from market_cancel cancel
    where cancel.game_id = game and not cancel.is_rollback
      and (cancel.market_id is null or cancel.market_id = market)
      and (cancel.taken_from is null or taken >= cancel.taken_from)
      and (cancel.taken_to is null or taken < cancel.taken_to)
      and not exists (
        select from market_cancel undone
        where undone.game_id = game and undone.is_rollback and undone.id > cancel.id
          and (undone.market_id is null or undone.market_id = market)
      )
  )
$$;

-- Has every leg on these markets (null: all) of a game looked at again.
create function review_markets(game bigint, markets integer[]) returns void language sql as $$
  insert into selection_outcome (selection_id, game_id, market_id, is_corrected)
  select distinct selection_id, game, market_id, true
  from leg
  where selection_id between game * 1000 and game * 1000 + 999
    and (markets is null or market_id = any(markets))
  order by selection_id
  on conflict (selection_id) do update
  set is_corrected = true, closed_at = null, told_at = clock_timestamp()
$$;

-- Open legs whose result is known (as in 0006), and legs whose result has become another one.
create or replace view leg_to_settle as
select leg.bet_id, leg.position, outcome.result, outcome.dead_heat_places, outcome.dead_heat_tied
from selection_outcome outcome
cross join lateral (
  select bet_id, position from leg
  where selection_id = outcome.selection_id and result is null
  offset 0
) leg
where outcome.closed_at is null and not outcome.is_corrected
union all
select leg.bet_id, leg.position, due.result, due.places, due.tied
from selection_outcome outcome
cross join lateral (
  select bet_id, position, result, dead_heat_places, dead_heat_tied from leg
  where selection_id = outcome.selection_id
  offset 0
) leg
join bet on bet.id = leg.bet_id
cross join lateral (
  select is_leg_cancelled(outcome.game_id, outcome.market_id, bet.accepted_at) as is_void
  offset 0
) ruling
cross join lateral (
  select case when is_void then 'void' else outcome.result end as result,
    case when is_void then 1 else outcome.dead_heat_places end as places,
    case when is_void then 1 else outcome.dead_heat_tied end as tied
) due
where outcome.closed_at is null and outcome.is_corrected
  and (leg.result, leg.dead_heat_places, leg.dead_heat_tied)
    is distinct from (due.result, due.places, due.tied);

-- What bets come to by the results of their legs, beside what they were settled at.
create function bets_due(ids bigint[])
returns table (
  id bigint, player_id bigint, status text, payout bigint, cashback bigint, closings integer,
  at_stake bigint, cashback_at_stake bigint, returned_early bigint,
  due_status text, due_payout bigint, due_cashback bigint
)
language sql stable as $$
  select id, player_id, status, payout, cashback, closings, at_stake, cashback_at_stake,
    returned_early, due_status,
    case when due_status in ('win', 'void')
      then settled_payout(at_stake, numerator, denominator, bonus_percent) else 0 end,
    case when due_status in ('win', 'lose') then at_stake * cashback_percent / 100 else 0 end
  from (
    select bet.id, bet.player_id, bet.status, bet.payout, bet.cashback, bet.closings, bet.at_stake,
      bet.stake_cashback - bet.closed_cashback as cashback_at_stake, bet.returned_early,
      bet.bonus_percent, bet.cashback_percent,
      case
        when bool_or(leg.result = 'lose') is true then 'lose'
        when bool_or(leg.result is null) then 'pending'
        when bool_and(leg.result = 'void') is true then 'void'
        else 'win'
      end as due_status,
      product(leg_numerator(leg.result, leg.odds, leg.dead_heat_places)) as numerator,
      product(leg_denominator(leg.result, leg.dead_heat_tied)) as denominator
    from bet join leg on leg.bet_id = bet.id
    where bet.id = any(ids)
    group by bet.id
  ) weighed
$$;

-- Opens those of these bets again that were settled at something else than is due. Each transfer is
-- reversed by one that names it. What a pocket no longer holds is owed. Wallets are locked before.
create function unsettle_bets(ids bigint[]) returns bigint[] language plpgsql as $$
#variable_conflict use_column
declare
  opened bigint[];
  receivable bigint;
begin
  select id into strict receivable from account where player_id is null and kind = 'receivable';

  with wrong as materialized (
    select id, player_id, closings from bets_due(ids)
    where status in ('win', 'lose', 'void')
      and (status, payout, cashback) is distinct from
        (due_status, returned_early + due_payout, due_cashback)
  ),
  undone as materialized (
    select wrong.player_id, transfer.id as reversed, nextval('transfer_id_seq') as transfer_id,
      'un' || transfer.kind as kind, transfer.reference
    from wrong join transfer on transfer.kind in ('settle', 'cashback')
      and transfer.reference = wrong.id || '#' || wrong.closings
  ),
  reopened as (
    update bet set status = 'pending', payout = 0, cashback = 0, settled_at = null
    from wrong where bet.id = wrong.id
  ),
  made_transfers as (
    insert into transfer (id, kind, reference, reverses)
    overriding system value
    select transfer_id, kind, reference, reversed from undone
  ),
  reversed as materialized (
    select undone.transfer_id, undone.player_id, entry.account_id, entry.amount, account.kind,
      account.is_player, account.balance, account.version
    from undone
    join entry on entry.transfer_id = undone.reversed
    join account on account.id = entry.account_id
  ),
  taken as materialized (
    select transfer_id, player_id, account_id, balance, version, amount,
      greatest(0, least(amount, balance - (sum(amount) over taking - amount)))::bigint as taken
    from reversed
    where is_player
    window taking as (partition by account_id order by transfer_id)
  ),
  player_entries as materialized (
    select transfer_id, account_id, taken, balance - sum(taken) over taking as balance_after,
      version + row_number() over taking as version
    from taken
    where taken > 0
    window taking as (partition by account_id order by transfer_id)
  ),
  debts as materialized (
    select transfer_id, player_id, sum(debt) as debt from (
      select transfer_id, player_id, amount - taken as debt from taken
      union all
      select transfer_id, player_id, amount from reversed where kind = 'receivable'
    ) owing
    group by transfer_id, player_id
    having sum(debt) > 0
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, -taken, balance_after, version from player_entries
    union all
    select transfer_id, account_id, false, -amount, null, null from reversed
    where not is_player and kind <> 'receivable'
    union all
    select transfer_id, receivable, false, -debt, null, null from debts
  ),
  changes as (
    select account_id, sum(taken) as taken, sum(steps) as steps, sum(debt) as debt from (
      select account_id, taken, 1 as steps, 0 as debt from player_entries
      union all
      select account.id, 0, 0, debts.debt from debts
      join account on account.player_id = debts.player_id and account.kind = 'cash'
    ) change
    group by account_id
  ),
  moved as (
    update account set balance = balance - changes.taken, version = version + changes.steps,
      owed = owed + changes.debt
    from changes where account.id = changes.account_id
  )
  select coalesce(array_agg(id), '{}') into opened from wrong;
  return opened;
end $$;

-- Closes a bet, or a part of it, at a quote. What was read when the quote was checked is compared
-- under the locks: {player, bet, percent, quote, valid_ms, at_stake: {cash, cashback}, results: [of
-- each leg, in order], stake: {cash, cashback}, returned: {cash, cashback}}. Outcomes:
--   closed     paid; `kind` says how
--   repeated   the last closing of this bet was the same: its answer holds
--   unknown    the player has no such bet
--   decided    the bet is closed, or a result is known that it does not have yet
--   suspended  a match cannot be bet on at this moment
--   changed    the quote is for another state of the bet, or came too late
create function close_bet(asked jsonb)
returns table (outcome text, kind text, returned bigint, cash bigint, cashback bigint)
language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_variable
declare
  owner bigint := (asked ->> 'player')::bigint;
  quote bigint := (asked ->> 'quote')::bigint;
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
  if last.quote = quote and last.percent = percent then
    select transfer.kind into strict kind from transfer where id = last.transfer_id;
    outcome := 'repeated'; returned := last.returned;
    cash := last.cash_after; cashback := last.cashback_after;
    return next; return;
  end if;

  outcome := case
    when target.status <> 'pending' or exists (
      select from leg
      left join selection_outcome known on known.selection_id = leg.selection_id
      where leg.bet_id = target.id and leg.result is distinct from case
        when is_leg_cancelled(leg.game_id, leg.market_id, target.accepted_at) then 'void'
        else known.result
      end
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
  insert into bet_closing values (target.id, coalesce(last.number, 0) + 1, moved, percent, quote,
    part_cash, part_cashback, returned, cash, cashback, moment);
  return next;
end $$;
