-- Placing as before (0011). What is locked is only made when it is not there, a leg is unfolded
-- once, and no two lists of a batch are compared line by line.
create or replace function place_bets(slips jsonb, liability_max bigint default null)
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
  wanted bigint[];
  accepted timestamptz;
  waited_ms numeric;
  known bigint;
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

  select coalesce(array_agg(distinct id::bigint order by id::bigint), '{}') into wanted
  from jsonb_path_query(slips, '$[*].selections[*].selection') id;
  perform from selection_liability
  where selection_id = any(wanted) order by selection_id for no key update;
  get diagnostics known = row_count;
  if known < cardinality(wanted) then
    insert into selection_liability (selection_id) select unnest(wanted) on conflict do nothing;
    perform from selection_liability
    where selection_id = any(wanted) order by selection_id for no key update;
  end if;

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
    -- The first selection of each slip that would cost too much with this slip and those before it.
    full_slips as materialized (
      select place, min(selection) as selection from (
        select added.place, added.selection, liability.amount
          + sum(added.amount) over (partition by added.selection order by added.place) as reached
        from (
          select weighed.place, s.selection, sum(b.stake * s.odds / 1000)::bigint as amount
          from weighed
          cross join lateral jsonb_to_recordset(weighed.bets) as b(stake bigint, legs jsonb)
          cross join lateral jsonb_array_elements(b.legs) as l(place)
          cross join lateral jsonb_to_record(weighed.selections -> (l.place)::integer) as s(
            selection bigint, odds integer)
          where weighed.early_fault is null and weighed.stored_fingerprint is null
          group by weighed.place, s.selection
        ) added
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
        'CAD-' || overlay(upper(lpad(digits, 10, '0')) placing '-' from 6 for 0) as reference,
        cash - (total - from_cashback) as cash_left,
        cashback - from_cashback as cashback_left
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
        case when outcome = 'placed' then cash_left end,
        case when outcome = 'placed' then cashback_left end,
        accepted
      from decided
      where outcome in ('placed', 'refused')
    ),
    numbered as materialized (
      select nextval('bet_id_seq') as bet_id, nextval('transfer_id_seq') as transfer_id,
        d.place, d.player, d.slip, d.selections, d.from_cashback, d.reference, d.cash_left,
        d.cashback_left,
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
    split_legs as materialized (
      select split.bet_id, l.position, s.*, split.stake * s.odds / 1000 as cost
      from split
      cross join lateral jsonb_array_elements(split.legs) with ordinality as l(place, position)
      cross join lateral jsonb_to_record(split.selections -> (l.place)::integer) as s(
        game bigint, market integer, selection bigint, name text, handicap text, odds integer,
        version bigint, live boolean)
    ),
    made_legs as (
      insert into leg (bet_id, position, game_id, market_id, selection_id, selection_name,
        handicap, odds, odds_version, is_live)
      select bet_id, position, game, market, selection, name, handicap, odds, version, live
      from split_legs
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
      update selection_liability set amount = selection_liability.amount + taken.cost
      from (select selection, sum(cost) as cost from split_legs group by selection) taken
      where selection_id = taken.selection
    )
    select place, 'placed', null::text, null::jsonb, reference,
      jsonb_agg(bet_id order by position), cash_left, cashback_left, accepted
    from split
    group by place, reference, cash_left, cashback_left
    union all
    select place, outcome, fault, told_facts, null, null, cash, cashback, accepted
    from decided
    where outcome <> 'placed';
  end loop;
end $$;

drop function wanted_selections(jsonb);
