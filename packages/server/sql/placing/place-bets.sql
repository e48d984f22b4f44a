-- Decides a batch of slips in one call, each with its own outcome:
--   placed    the stake is taken and the bets are open
--   refused   by `refusal`, found here or (preset) before the call; recorded for good
--   repeated  the same slip was decided before: its stored result holds
--   reused    another slip was decided under this key
--
-- A slip: {player, slip, fingerprint, refusal, facts, cashback, valid_ms,
--   selections: [{game, market, selection, name, handicap, odds, version, live}],
--   bets: [{stake, odds, potential_return, bonus, cashback_percent,
--     legs: [index of a selection, ...]}]}
--
-- `valid_ms` is how long after the start of the call its prices are valid; null: without end.
-- `limits` are in centavos: `player_day`, `player_combination`, `combination`, `singles` and
-- `multiples` (of one selection; `multiples` holds for multiples and for long shots alike). None is
-- optional.
--
-- Locks are taken in this order: wallets by identifier, then liabilities by selection. The counters
-- of a player are written under the wallet's lock, those of a combination under the locks of its
-- selections. Slips are decided in rounds, at most one slip of each player in a round; each round
-- is one statement and sees what the rounds before it wrote. A slip that fits alone, but not with
-- the slips before it in the same round, is left to the next round, so that a slip is refused only
-- for bets that were accepted. The planner switches keep every lookup an index lookup, however old
-- the statistics are.
create or replace function place_bets(slips jsonb, limits jsonb)
returns table (
  slip_index bigint, outcome text, refusal text, facts jsonb, reference text, bet_ids jsonb,
  cash bigint, cashback bigint, accepted_at timestamptz
)
language plpgsql
set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  player_day_max constant bigint := (limits ->> 'player_day')::bigint;
  player_combination_max constant bigint := (limits ->> 'player_combination')::bigint;
  combination_max constant bigint := (limits ->> 'combination')::bigint;
  singles_max constant bigint := (limits ->> 'singles')::bigint;
  multiples_max constant bigint := (limits ->> 'multiples')::bigint;
  open_stakes bigint;
  wanted bigint[];
  accepted timestamptz;
  today date;
  waited_ms numeric;
  known bigint;
  decided_slips bigint[] := '{}';
begin
  if num_nulls(player_day_max, player_combination_max, combination_max, singles_max,
    multiples_max) > 0 then
    raise exception 'a limit is missing: %', limits using errcode = 'invalid_parameter_value';
  end if;

  select id into strict open_stakes from account
  where player_id is null and kind = 'open_stakes';

  perform from account
  where player_id in (select (s -> 'player')::bigint from jsonb_array_elements(slips) s)
    and kind in ('cash', 'cashback')
  order by id for no key update;

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

  -- Read after the locks: no slip can have waited for them with an older time.
  accepted := clock_timestamp();
  today := (accepted at time zone 'America/Sao_Paulo')::date;
  waited_ms := extract(epoch from accepted - statement_timestamp()) * 1000;

  while cardinality(decided_slips) < jsonb_array_length(slips) loop
    for slip_index, outcome, refusal, facts, reference, bet_ids, cash, cashback, accepted_at in
    with requested as materialized (
      select * from (
        select s.*, row_number() over (partition by player order by slip_index) as turn
        from rows from (jsonb_to_recordset(slips) as (
          player bigint, slip uuid, fingerprint text, refusal text, facts jsonb, cashback boolean,
          valid_ms integer, selections jsonb, bets jsonb
        )) with ordinality as s(player, slip, fingerprint, refusal, facts, uses_cashback,
          valid_ms, selections, bets, slip_index)
        where slip_index <> all(decided_slips)
      ) remaining
      where turn = 1
    ),
    weighed as materialized (
      select requested.*,
        cash.id as cash_id, cash.balance as cash, cash.version as cash_version,
        cashback.id as cashback_id, cashback.balance as cashback,
        cashback.version as cashback_version,
        stored.fingerprint as stored_fingerprint,
        coalesce(stakes.total, 0) as total,
        case
          when stored.player_id is not null then null
          when requested.refusal is not null then requested.refusal
          when worst.rule = 1 then 'unknown_selection'
          when worst.rule = 2 or requested.valid_ms < waited_ms then 'market_suspended'
          when worst.rule = 3 then 'game_started'
          when requested.uses_cashback and cashback.balance = 0 then 'cashback_empty'
          when stakes.total > cash.balance
            + case when requested.uses_cashback then cashback.balance else 0 end
            then 'not_enough_cash'
        end as early_refusal
      from requested
      join account cash on cash.player_id = requested.player and cash.kind = 'cash'
      join account cashback on cashback.player_id = requested.player
        and cashback.kind = 'cashback'
      left join slip stored on stored.player_id = requested.player
        and stored.slip_id = requested.slip
      cross join lateral (
        select sum(b.stake)::bigint as total
        from jsonb_to_recordset(requested.bets) as b(stake bigint)
      ) stakes
      cross join lateral (
        select min(case
          when game.id is null or known.selection_id is not null then 1
          when game.status in ('ended', 'cancelled') then 1
          when s.live and game.status not in ('live', 'halftime') then 2
          when not s.live and game.status = 'postponed' then 2
          when not s.live and (game.status <> 'scheduled' or accepted >= game.starts_at) then 3
        end) as rule
        from jsonb_to_recordset(requested.selections)
          as s(game bigint, selection bigint, live boolean)
        left join game on game.id = s.game
        left join selection_outcome known on known.selection_id = s.selection
          and known.result is not null
      ) worst
    ),
    -- The bets of the slips that only a limit can still refuse.
    offered as materialized (
      select weighed.slip_index, weighed.player, b.*,
        liability_class(combined.legs_count, b.stake, b.potential_return) as class,
        combined.legs_count, combined.combination
      from weighed
      cross join lateral rows from (jsonb_to_recordset(weighed.bets) as (stake bigint,
        odds numeric, potential_return bigint, bonus smallint, cashback_percent smallint,
        legs jsonb
      )) with ordinality
        as b(stake, odds, potential_return, bonus, cashback_percent, legs, position)
      cross join lateral (
        select count(*)::integer as legs_count,
          combination_key(array_agg(id order by id)) as combination
        from (
          select (weighed.selections -> l.at::integer -> 'selection')::bigint as id
          from jsonb_array_elements(b.legs) as l(at)
        ) leg
      ) combined
      where weighed.early_refusal is null and weighed.stored_fingerprint is null
    ),
    -- What each counter comes to with each bet: with the slip alone, and with the slips before it.
    counted as materialized (
      select offered.slip_index, position, offered.potential_return, legs_count,
        coalesce(own.potential_return, 0) + sum(offered.potential_return) over own_slip
          as player_combination,
        coalesce(day.potential_return, 0) + sum(offered.potential_return) over whole_slip
          as player_day,
        coalesce(shared.potential_return, 0) + sum(offered.potential_return) over own_slip
          as combination_alone,
        coalesce(shared.potential_return, 0) + sum(offered.potential_return) over all_slips
          as combination
      from offered
      left join exposure_player_combination own
        on own.player_id = offered.player and own.combination = offered.combination
      left join exposure_player_day day on day.player_id = offered.player and day.day = today
      left join exposure_combination shared on shared.combination = offered.combination
      window
        whole_slip as (partition by offered.slip_index order by position),
        own_slip as (partition by offered.combination, offered.slip_index order by position),
        all_slips as (partition by offered.combination order by offered.slip_index, position)
    ),
    counted_selections as materialized (
      select slip_index, position, potential_return, selection_id,
        case class when 'single' then singles_max else multiples_max end as most,
        held + sum(potential_return) over own_slip as alone,
        held + sum(potential_return) over all_slips as reached
      from (
        select offered.slip_index, position, potential_return, class, selection_id,
          case class when 'single' then singles when 'multiple' then multiples else long_shots
          end as held
        from weighed
        join offered on offered.slip_index = weighed.slip_index
        cross join lateral jsonb_array_elements(offered.legs) as l(at)
        join selection_liability
          on selection_id = (weighed.selections -> l.at::integer -> 'selection')::bigint
      ) leg
      window
        own_slip as (partition by selection_id, class, slip_index order by position),
        all_slips as (partition by selection_id, class order by slip_index, position)
    ),
    exceeded as materialized (
      select slip_index, position, 'player_combination' as limited_by, true as is_alone,
        player_combination_max - player_combination + potential_return as room,
        null::bigint as selection_id
      from counted where player_combination > player_combination_max
      union all
      select slip_index, position, 'player_day', true,
        player_day_max - player_day + potential_return, null
      from counted where player_day > player_day_max
      union all
      select slip_index, position, 'combination', combination_alone > combination_max,
        combination_max - combination_alone + potential_return, null
      from counted where combination > combination_max and legs_count > 1
      union all
      select slip_index, position, 'selection', alone > most, most - alone + potential_return,
        selection_id
      from counted_selections where reached > most
    ),
    -- The first bet of each slip that a limit refuses, by the limit that leaves it the least.
    refused as materialized (
      select first.slip_index,
        case limited_by
          when 'player_combination' then 'combination_limit_reached'
          when 'player_day' then 'day_limit_reached'
          else 'limit_reached'
        end as refusal,
        jsonb_build_object('limit', limited_by, 'stakeMax',
          largest_stake(room, odds, legs_count, bonus)::numeric / 100,
          'betGamesOddId', (
            select jsonb_agg(weighed.selections -> l.at::integer -> 'selection' order by nth)
            from jsonb_array_elements(legs) with ordinality as l(at, nth)
          ))
          || case when selection_id is null then '{}'
            else jsonb_build_object('selection', selection_id) end as facts
      from (
        select distinct on (slip_index) * from exceeded where is_alone
        order by slip_index, position, room
      ) first
      join offered
        on offered.slip_index = first.slip_index and offered.position = first.position
      join weighed on weighed.slip_index = first.slip_index
    ),
    limited as materialized (
      select weighed.*, coalesce(early_refusal, refused.refusal) as final_refusal,
        coalesce(weighed.facts, refused.facts) as final_facts
      from weighed
      left join refused on refused.slip_index = weighed.slip_index
      where refused.slip_index is not null
        or weighed.slip_index not in (select slip_index from exceeded)
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
            when final_refusal is not null then 'refused'
            else 'placed'
          end as outcome,
          case when uses_cashback then least(cashback, total) else 0 end as from_cashback,
          case when stored_fingerprint is null and final_refusal is null then
            to_hex((nextval('slip_number') * 982451653) % 1099511627776)
          end as digits
        from limited
      ) ruled
    ),
    made_slips as (
      insert into slip (player_id, slip_id, fingerprint, reference, refusal, refusal_facts,
        cash_after, cashback_after, created_at)
      select player, slip, fingerprint, reference, final_refusal, final_facts,
        case when outcome = 'placed' then cash_left end,
        case when outcome = 'placed' then cashback_left end,
        accepted
      from decided
      where outcome in ('placed', 'refused')
    ),
    numbered as materialized (
      select nextval('bet_id_seq') as bet_id, nextval('transfer_id_seq') as transfer_id,
        d.slip_index, d.player, d.slip, d.selections, d.from_cashback, d.reference, d.cash_left,
        d.cashback_left,
        d.cash_id, d.cash, d.cash_version, d.cashback_id, d.cashback, d.cashback_version,
        o.stake, o.odds, o.potential_return, o.bonus, o.cashback_percent, o.legs, o.position,
        o.class, o.legs_count, o.combination
      from decided d
      join offered o on o.slip_index = d.slip_index
      where d.outcome = 'placed'
    ),
    split as materialized (
      select n.*,
        greatest(0, least(stake, from_cashback - (
          sum(stake) over (partition by slip_index order by position) - stake
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
      select split.bet_id, l.position, s.*, split.class, split.potential_return
      from split
      cross join lateral jsonb_array_elements(split.legs) with ordinality as l(at, position)
      cross join lateral jsonb_to_record(split.selections -> l.at::integer) as s(
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
      select slip_index, transfer_id, cash_id as account_id, stake - stake_cashback as taken,
        cash - sum(stake - stake_cashback) over taking as balance_after,
        cash_version + row_number() over taking as version
      from split
      where stake > stake_cashback
      window taking as (partition by slip_index order by position)
      union all
      select slip_index, transfer_id, cashback_id, stake_cashback,
        cashback - sum(stake_cashback) over taking,
        cashback_version + row_number() over taking
      from split
      where stake_cashback > 0
      window taking as (partition by slip_index order by position)
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
      update selection_liability kept set singles = kept.singles + taken.singles,
        multiples = kept.multiples + taken.multiples,
        long_shots = kept.long_shots + taken.long_shots
      from (
        select selection,
          sum(case class when 'single' then potential_return else 0 end) as singles,
          sum(case class when 'multiple' then potential_return else 0 end) as multiples,
          sum(case class when 'long_shot' then potential_return else 0 end) as long_shots
        from split_legs group by selection
      ) taken
      where selection_id = taken.selection
    ),
    kept_player_combination as (
      insert into exposure_player_combination as kept
      select player, combination, sum(potential_return) from split group by player, combination
      on conflict (player_id, combination) do update
        set potential_return = kept.potential_return + excluded.potential_return
    ),
    kept_player_day as (
      insert into exposure_player_day as kept
      select player, today, sum(potential_return) from split group by player
      on conflict (player_id, day) do update
        set potential_return = kept.potential_return + excluded.potential_return
    ),
    kept_combination as (
      insert into exposure_combination as kept
      select combination, sum(potential_return) from split where legs_count > 1
      group by combination
      on conflict (combination) do update
        set potential_return = kept.potential_return + excluded.potential_return
    )
    select slip_index, 'placed', null::text, null::jsonb, reference,
      jsonb_agg(bet_id order by position), cash_left, cashback_left, accepted
    from split
    group by slip_index, reference, cash_left, cashback_left
    union all
    select slip_index, outcome, final_refusal, final_facts, null, null, cash, cashback, accepted
    from decided
    where outcome <> 'placed'
    loop
      decided_slips := decided_slips || slip_index;
      return next;
    end loop;
  end loop;
end $$;
