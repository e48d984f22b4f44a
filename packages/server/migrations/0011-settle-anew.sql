-- What the bets on a selection cost when it wins: of each its stake × the odds of this leg, which
-- for a multiple is what it returns on average. Taken under a lock, after the wallets.
create table selection_liability (
  selection_id bigint primary key,
  amount bigint not null default 0 check (amount >= 0)
) with (fillfactor = 60);

insert into selection_liability
select leg.selection_id, sum(bet.stake * leg.odds / 1000)
from leg join bet on bet.id = leg.bet_id group by 1;

-- The selections of a batch of slips, in order.
create function wanted_selections(slips jsonb) returns bigint[] language sql immutable as $$
  select coalesce(array_agg(distinct (s -> 'selection')::bigint), '{}')
  from jsonb_array_elements(slips) slip
  cross join lateral jsonb_array_elements(slip -> 'selections') s
$$;

-- Placing as before (0005), and more: no selection takes bets for more than `liability_max`
-- (null: any number), a live bet is promised its cashback (`cashback_percent` of a bet), and a
-- selection whose result was taken back may be bet on again.
drop function place_bets(jsonb);
create function place_bets(slips jsonb, liability_max bigint default null)
returns table (
  place bigint, outcome text, refusal text, facts jsonb, reference text, bet_ids jsonb,
  cash bigint, cashback bigint, accepted_at timestamptz
)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  open_stakes bigint;
  rounds bigint;
  wanted bigint[] := wanted_selections(slips);
  accepted timestamptz;
  waited_ms numeric;
begin
  select id into strict open_stakes from account
  where player_id is null and kind = 'open_stakes';

  perform from account
  where player_id in (select (s -> 'player')::bigint from jsonb_array_elements(slips) s)
    and kind in ('cash', 'cashback')
  order by id for no key update;

  select max(of_player) into rounds from (
    select count(*) as of_player from jsonb_array_elements(slips) s group by s -> 'player'
  ) counted;

  insert into selection_liability (selection_id) select unnest(wanted) on conflict do nothing;
  perform from selection_liability
  where selection_id = any(wanted) order by selection_id for no key update;

  -- Read after the locks: nobody can have waited for them with an older time.
  accepted := clock_timestamp();
  waited_ms := extract(epoch from accepted - statement_timestamp()) * 1000;

  for round in 1 .. rounds loop
    return query
    with asked as materialized (
      select * from (
        select s.*, row_number() over (partition by player order by place) as turn
        from rows from (jsonb_to_recordset(slips) as (
          player bigint, slip uuid, fingerprint text, refusal text, facts jsonb, cashback boolean,
          valid_ms integer, selections jsonb, bets jsonb
        )) with ordinality as s(player, slip, fingerprint, refusal, facts, uses_cashback,
          valid_ms, selections, bets, place)
      ) numbered
      where turn = round
    ),
    weighed as materialized (
      select asked.*,
        cash.id as cash_id, cash.balance as cash, cash.version as cash_version,
        cashback.id as cashback_id, cashback.balance as cashback,
        cashback.version as cashback_version,
        stored.fingerprint as stored_fingerprint,
        coalesce(stakes.total, 0) as total,
        case
          when stored.player_id is not null then null
          when asked.refusal is not null then asked.refusal
          when worst.fault = 1 then 'unknown_selection'
          when worst.fault = 2 or asked.valid_ms < waited_ms then 'market_suspended'
          when worst.fault = 3 then 'game_started'
          when asked.uses_cashback and cashback.balance = 0 then 'cashback_empty'
          when stakes.total > cash.balance
            + case when asked.uses_cashback then cashback.balance else 0 end
            then 'not_enough_cash'
        end as early_fault
      from asked
      join account cash on cash.player_id = asked.player and cash.kind = 'cash'
      join account cashback on cashback.player_id = asked.player and cashback.kind = 'cashback'
      left join slip stored on stored.player_id = asked.player and stored.slip_id = asked.slip
      cross join lateral (
        select sum(b.stake)::bigint as total from jsonb_to_recordset(asked.bets) as b(stake bigint)
      ) stakes
      cross join lateral (
        select min(case
          when game.id is null or known.selection_id is not null then 1
          when game.status in ('ended', 'cancelled') then 1
          when s.live and game.status not in ('live', 'halftime') then 2
          when not s.live and game.status = 'postponed' then 2
          when not s.live and (game.status <> 'scheduled' or accepted >= game.starts_at) then 3
        end) as fault
        from jsonb_to_recordset(asked.selections) as s(game bigint, selection bigint, live boolean)
        left join game on game.id = s.game
        left join selection_outcome known on known.selection_id = s.selection
          and known.result is not null
      ) worst
    ),
    -- What each slip adds to what its selections may cost, after the slips before it.
    added as materialized (
      select asked.place, s.selection, sum(b.stake * s.odds / 1000)::bigint as amount
      from asked
      cross join lateral jsonb_to_recordset(asked.bets) as b(stake bigint, legs jsonb)
      cross join lateral jsonb_array_elements(b.legs) as l(place)
      cross join lateral jsonb_to_record(asked.selections -> (l.place)::integer) as s(
        selection bigint, odds integer)
      group by asked.place, s.selection
    ),
    full_slips as materialized (
      select place, min(selection) as selection from (
        select added.place, added.selection, liability.amount
          + sum(added.amount) over (partition by added.selection order by added.place) as reached
        from added
        join weighed on weighed.place = added.place
          and weighed.early_fault is null and weighed.stored_fingerprint is null
        join selection_liability liability on liability.selection_id = added.selection
      ) summed
      where reached > liability_max
      group by place
    ),
    limited as materialized (
      select weighed.*,
        coalesce(early_fault, case when selection is not null then 'limit_reached' end) as fault,
        coalesce(facts, case when selection is not null
          then jsonb_build_object('betGamesOddId', selection) end) as told_facts
      from weighed
      left join full_slips on full_slips.place = weighed.place
    ),
    decided as materialized (
      select ruled.*,
        'CAD-' || overlay(upper(lpad(digits, 10, '0')) placing '-' from 6 for 0) as reference
      from (
      select limited.*,
        case
          when stored_fingerprint = fingerprint then 'repeated'
          when stored_fingerprint is not null then 'reused'
          when fault is not null then 'refused'
          else 'placed'
        end as outcome,
        case when uses_cashback then least(cashback, total) else 0 end as from_cashback,
        case when stored_fingerprint is null and fault is null then
          to_hex((nextval('slip_number') * 982451653) % 1099511627776)
        end as digits
      from limited
      ) ruled
    ),
    made_slips as (
      insert into slip (player_id, slip_id, fingerprint, reference, refusal, refusal_facts,
        cash_after, cashback_after, created_at)
      select player, slip, fingerprint, reference, fault, told_facts,
        case when outcome = 'placed' then cash - (total - from_cashback) end,
        case when outcome = 'placed' then cashback - from_cashback end,
        accepted
      from decided
      where outcome in ('placed', 'refused')
    ),
    numbered as materialized (
      select nextval('bet_id_seq') as bet_id, nextval('transfer_id_seq') as transfer_id,
        d.place, d.player, d.slip, d.selections, d.from_cashback,
        d.cash_id, d.cash, d.cash_version, d.cashback_id, d.cashback, d.cashback_version,
        b.stake, b.odds, b.potential_return, b.bonus, b.cashback_percent, b.legs, b.position
      from decided d
      cross join lateral rows from (jsonb_to_recordset(d.bets) as (stake bigint, odds numeric,
        potential_return bigint, bonus smallint, cashback_percent smallint, legs jsonb
      )) with ordinality
        as b(stake, odds, potential_return, bonus, cashback_percent, legs, position)
      where d.outcome = 'placed'
    ),
    split as materialized (
      select n.*,
        greatest(0, least(stake, from_cashback - (
          sum(stake) over (partition by place order by position) - stake
        )))::bigint as stake_cashback
      from numbered n
    ),
    made_bets as (
      insert into bet (id, player_id, slip_id, position, stake, stake_cash, stake_cashback, odds,
        potential_return, bonus_percent, cashback_percent, accepted_at)
      overriding system value
      select bet_id, player, slip, position, stake, stake - stake_cashback, stake_cashback, odds,
        potential_return, bonus, coalesce(cashback_percent, 0), accepted
      from split
    ),
    made_legs as (
      insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name,
        handicap, odds, odds_version, is_live)
      select split.bet_id, l.position, s.game, s.market, s.selection, s.name, s.handicap, s.odds,
        s.version, s.live
      from split
      cross join lateral jsonb_array_elements(split.legs) with ordinality as l(place, position)
      cross join lateral jsonb_to_record(split.selections -> (l.place)::integer) as s(
        game bigint, market integer, selection bigint, name text, handicap text, odds integer,
        version bigint, live boolean)
    ),
    made_transfers as (
      insert into transfer (id, kind, reference, created_at)
      overriding system value
      select transfer_id, 'stake', bet_id::text, accepted from split
    ),
    player_entries as materialized (
      select place, transfer_id, cash_id as account_id, stake - stake_cashback as taken,
        cash - sum(stake - stake_cashback) over taking as balance_after,
        cash_version + row_number() over taking as version
      from split
      where stake > stake_cashback
      window taking as (partition by place order by position)
      union all
      select place, transfer_id, cashback_id, stake_cashback,
        cashback - sum(stake_cashback) over taking,
        cashback_version + row_number() over taking
      from split
      where stake_cashback > 0
      window taking as (partition by place order by position)
    ),
    made_entries as (
      insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
      select transfer_id, account_id, true, -taken, balance_after, version from player_entries
      union all
      select transfer_id, open_stakes, false, stake, null, null from split
    ),
    moved as (
      update account set balance = last.balance_after, version = last.version
      from (
        select account_id, min(balance_after) as balance_after, max(version) as version
        from player_entries group by account_id
      ) last
      where account.id = last.account_id
    ),
    kept_liability as (
      update selection_liability set amount = selection_liability.amount + taken.amount
      from (
        select added.selection, sum(added.amount) as amount
        from added join decided on decided.place = added.place and decided.outcome = 'placed'
        group by added.selection
      ) taken
      where selection_id = taken.selection
    ),
    made as materialized (
      select place, jsonb_agg(bet_id order by position) as bet_ids from split group by place
    )
    select d.place, d.outcome, d.fault, d.told_facts, d.reference, made.bet_ids,
      d.cash - case when d.outcome = 'placed' then d.total - d.from_cashback else 0 end,
      d.cashback - case when d.outcome = 'placed' then d.from_cashback else 0 end,
      accepted
    from decided d
    left join made on made.place = d.place;
  end loop;
end $$;

-- Settlement as before (0006), and more: a bet whose legs have come to something else is opened and
-- settled anew, a live bet earns its cashback, and what a player owes is repaid first from what
-- comes into cash. Whoever changes a bet locks wallets first and bets after them.
create or replace function settle_bets(legs_max integer)
returns table (legs bigint, settled jsonb)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  touched bigint[];
  opened bigint[] := '{}';
  open_stakes bigint;
  house bigint;
  promotions bigint;
  receivable bigint;
begin
  perform pg_advisory_xact_lock(7204117);

  select min(id) filter (where kind = 'open_stakes'), min(id) filter (where kind = 'house'),
    min(id) filter (where kind = 'promotions'), min(id) filter (where kind = 'receivable')
  into strict open_stakes, house, promotions, receivable
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
      and (is_corrected or not exists (
        select from leg
        where leg.selection_id = selection_outcome.selection_id and leg.result is null
        offset 0
      ));
    settled := '[]';
    return next;
    return;
  end if;

  perform from account
  where player_id in (select player_id from bet where id = any(touched))
    and kind in ('cash', 'cashback') order by id for no key update;

  perform from bet where id = any(touched) order by id for no key update;

  if exists (select from bet where id = any(touched) and status in ('win', 'lose', 'void')) then
    opened := unsettle_bets(touched);
  end if;

  with closing as materialized (
    select id, player_id, due_status as status, at_stake, due_payout as paid,
      due_cashback as earned, returned_early, closings + 1 as closing,
      nextval('transfer_id_seq') as transfer_id,
      case when due_cashback > 0 then nextval('transfer_id_seq') end as cashback_id,
      case when due_status = 'void' then cashback_at_stake else 0 end as to_cashback
    from bets_due(touched)
    where status = 'pending' and due_status <> 'pending'
  ),
  closed as (
    update bet set status = closing.status, payout = closing.returned_early + closing.paid,
      cashback = closing.earned, closings = closing.closing, settled_at = clock_timestamp()
    from closing where bet.id = closing.id
  ),
  made_transfers as (
    insert into transfer (id, kind, reference)
    overriding system value
    select transfer_id, 'settle', id || '#' || closing from closing
    union all
    select cashback_id, 'cashback', id || '#' || closing from closing where earned > 0
  ),
  pockets as (
    select transfer_id, player_id, 'cash' as kind, paid - to_cashback as due from closing
    where paid > to_cashback
    union all
    select transfer_id, player_id, 'cashback', to_cashback from closing where to_cashback > 0
    union all
    select cashback_id, player_id, 'cashback', earned from closing where earned > 0
  ),
  payments as materialized (
    select pockets.transfer_id, account.id as account_id, account.balance, account.version,
      pockets.due,
      greatest(0, least(pockets.due, account.owed - (sum(pockets.due) over paying - pockets.due)))
        ::bigint as repaid
    from pockets
    join account on account.player_id = pockets.player_id and account.kind = pockets.kind
    window paying as (partition by account.id order by pockets.transfer_id)
  ),
  player_entries as materialized (
    select transfer_id, account_id, due - repaid as given,
      balance + sum(due - repaid) over paying as balance_after,
      version + row_number() over paying as version
    from payments
    where due > repaid
    window paying as (partition by account_id order by transfer_id)
  ),
  made_entries as (
    insert into entry (transfer_id, account_id, is_player, amount, balance_after, version)
    select transfer_id, account_id, true, given, balance_after, version from player_entries
    union all
    select transfer_id, receivable, false, repaid, null, null from payments where repaid > 0
    union all
    select transfer_id, open_stakes, false, -at_stake, null, null from closing
    union all
    select transfer_id, house, false, at_stake - paid, null, null from closing
    where at_stake <> paid
    union all
    select cashback_id, promotions, false, -earned, null, null from closing where earned > 0
  ),
  moved as (
    update account set balance = balance + last.given, version = version + last.steps,
      owed = owed - last.repaid
    from (
      select account_id, sum(due - repaid) as given, count(*) filter (where due > repaid) as steps,
        sum(repaid) as repaid
      from payments group by account_id
    ) last
    where account.id = last.account_id
  )
  select coalesce(jsonb_agg(
    jsonb_build_object('betId', id, 'playerId', player_id) order by id), '[]')
  into settled
  from (
    select id, player_id from closing
    union
    select id, player_id from bet where id = any(opened)
  ) changed;
  return next;
end $$;
