-- place_bets in steps, each a function of its own (docs/decisions/0074). What it does, its locks
-- and their order are as before. First the steps that decide.

-- A slip while place_bets decides it: what was requested, the wallet, the stored slip of the same
-- key, then the outcome and what is taken from each pocket.
create type slip_in_round as (
  slip_index bigint, player bigint, slip uuid, fingerprint text, uses_cashback boolean,
  selections jsonb, bets jsonb, total bigint,
  cash_id bigint, cash bigint, cash_version bigint,
  cashback_id bigint, cashback bigint, cashback_version bigint,
  stored_fingerprint text, refusal text, facts jsonb, outcome text, reference text,
  from_cash bigint, from_cashback bigint
);

-- A bet of such a slip; `legs` are indexes of the selections of the slip.
create type bet_in_round as (
  slip_index bigint, player bigint, position bigint, stake bigint, odds numeric,
  potential_return bigint, bonus smallint, cashback_percent smallint, selection_ids bigint[],
  combination uuid, class text, legs jsonb
);

-- The locks of place_bets, in the order that everything keeps: wallets by identifier, then
-- liabilities by selection. The counters of a player are written under the wallet's lock, those of
-- a combination under the locks of its selections. A liability that is missing is made.
create or replace function lock_for_placing(slips jsonb) returns void language plpgsql as $$
declare
  wanted bigint[];
  known bigint;
begin
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
end $$;

-- The slips of the next round, with their wallets, with the slip that was stored under the same key
-- before, and refused by everything but the limits: by what was preset, by the state of the
-- matches, by the wallet. Of each player the first slip that is not decided yet. `offset 0` makes
-- each row be looked up by its key: of a table without statistics the planner would read all.
create or replace function weigh_slips(
  slips jsonb, decided_slips bigint[], accepted timestamptz, waited_ms numeric
)
returns setof slip_in_round language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
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
  )
  select slip_index, player, slip, requested.fingerprint, uses_cashback, selections, bets,
    coalesce(stakes.total, 0), cash.id, cash.balance, cash.version,
    cashback.id, cashback.balance, cashback.version, stored.fingerprint,
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
    end,
    facts, null::text, null::text, 0::bigint, 0::bigint
  from requested
  cross join lateral (
    select * from account where player_id = requested.player and kind = 'cash' offset 0
  ) cash
  cross join lateral (
    select * from account where player_id = requested.player and kind = 'cashback' offset 0
  ) cashback
  left join lateral (
    select * from slip where player_id = requested.player and slip_id = requested.slip offset 0
  ) stored on true
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
    left join lateral (select * from game where id = s.game offset 0) game on true
    left join lateral (
      select * from selection_outcome
      where selection_id = s.selection and result is not null offset 0
    ) known on true
  ) worst;
end $$;

-- The bets of the slips of a round that only a limit can still refuse.
create or replace function offer_bets(round slip_in_round[])
returns setof bet_in_round language plpgsql stable as $$
#variable_conflict use_column
begin
  return query
  select weighed.slip_index, player, position, stake, odds, potential_return, bonus,
    cashback_percent, combined.selection_ids, combined.combination,
    liability_class(combined.legs_count, stake, potential_return), legs
  from unnest(round) weighed
  cross join lateral rows from (jsonb_to_recordset(weighed.bets) as (stake bigint,
    odds numeric, potential_return bigint, bonus smallint, cashback_percent smallint, legs jsonb
  )) with ordinality
    as b(stake, odds, potential_return, bonus, cashback_percent, legs, position)
  cross join lateral (
    select count(*)::integer as legs_count, array_agg(id order by nth) as selection_ids,
      combination_key(array_agg(id order by id)) as combination
    from (
      select (weighed.selections -> l.at::integer -> 'selection')::bigint as id, nth
      from jsonb_array_elements(b.legs) with ordinality as l(at, nth)
    ) leg
  ) combined
  where weighed.refusal is null and weighed.stored_fingerprint is null;
end $$;

-- Which bets of a round exceed which limit, and how much of its potential return would fit.
-- `is_alone`: also without the slips before it in the round; the counters of a player concern one
-- slip of a round only. `offset 0` as in weigh_slips.
create or replace function exceeded_limits(offered bet_in_round[], limits jsonb, today date)
returns table (
  slip_index bigint, bet_position bigint, limited_by text, is_alone boolean, room numeric,
  selection_id bigint
)
language plpgsql stable as $$
#variable_conflict use_column
declare
  player_day_max constant bigint := (limits ->> 'player_day')::bigint;
  player_combination_max constant bigint := (limits ->> 'player_combination')::bigint;
  combination_max constant bigint := (limits ->> 'combination')::bigint;
  singles_max constant bigint := (limits ->> 'singles')::bigint;
  multiples_max constant bigint := (limits ->> 'multiples')::bigint;
begin
  return query
  -- What each counter comes to with each bet: with the slip alone, and with the slips before it.
  with counted as materialized (
    select slip_index, position, bet.potential_return, selection_ids,
      coalesce(own.potential_return, 0) + sum(bet.potential_return) over own_slip
        as player_combination,
      coalesce(day.potential_return, 0) + sum(bet.potential_return) over whole_slip
        as player_day,
      coalesce(shared.potential_return, 0) + sum(bet.potential_return) over own_slip
        as combination_alone,
      coalesce(shared.potential_return, 0) + sum(bet.potential_return) over all_slips
        as combination
    from unnest(offered) bet
    left join lateral (
      select * from exposure_player_combination
      where player_id = bet.player and combination = bet.combination offset 0
    ) own on true
    left join lateral (
      select * from exposure_player_day where player_id = bet.player and day = today offset 0
    ) day on true
    left join lateral (
      select * from exposure_combination where combination = bet.combination offset 0
    ) shared on true
    window
      whole_slip as (partition by slip_index order by position),
      own_slip as (partition by bet.combination, slip_index order by position),
      all_slips as (partition by bet.combination order by slip_index, position)
  ),
  counted_selections as materialized (
    select slip_index, position, potential_return, selection_id,
      case class when 'single' then singles_max else multiples_max end as most,
      held + sum(potential_return) over own_slip as alone,
      held + sum(potential_return) over all_slips as reached
    from (
      select slip_index, position, potential_return, class, liability.selection_id,
        case class when 'single' then singles when 'multiple' then multiples else long_shots
        end as held
      from unnest(offered) bet
      cross join lateral unnest(bet.selection_ids) as id
      cross join lateral (
        select * from selection_liability where selection_id = id offset 0
      ) liability
    ) leg
    window
      own_slip as (partition by selection_id, class, slip_index order by position),
      all_slips as (partition by selection_id, class order by slip_index, position)
  )
  select slip_index, position, 'player_combination', true,
    player_combination_max - player_combination + potential_return, null::bigint
  from counted where player_combination > player_combination_max
  union all
  select slip_index, position, 'player_day', true,
    player_day_max - player_day + potential_return, null
  from counted where player_day > player_day_max
  union all
  select slip_index, position, 'combination', combination_alone > combination_max,
    combination_max - combination_alone + potential_return, null
  from counted where combination > combination_max and cardinality(selection_ids) > 1
  union all
  select slip_index, position, 'selection', alone > most, most - alone + potential_return,
    selection_id
  from counted_selections where reached > most;
end $$;

-- The slips of a round that can be decided now, with their outcome. A slip that exceeds a limit
-- only together with the slips before it in the round is missing: it is decided in a later round.
create or replace function decide_slips(
  round slip_in_round[], offered bet_in_round[], limits jsonb, today date
)
returns setof slip_in_round language plpgsql as $$
#variable_conflict use_column
begin
  return query
  with exceeded as materialized (
    select * from exceeded_limits(offered, limits, today)
  ),
  -- The first bet of each slip that a limit refuses, by the limit that leaves it the least.
  limited as materialized (
    select first.slip_index,
      case limited_by
        when 'player_combination' then 'combination_limit_reached'
        when 'player_day' then 'day_limit_reached'
        else 'limit_reached'
      end as refusal,
      jsonb_build_object('limit', limited_by, 'stakeMax',
        largest_stake(room, odds, cardinality(selection_ids), bonus)::numeric / 100,
        'betGamesOddId', to_jsonb(selection_ids))
        || case when selection_id is null then '{}'
          else jsonb_build_object('selection', selection_id) end as facts
    from (
      select distinct on (slip_index) * from exceeded where is_alone
      order by slip_index, bet_position, room
    ) first
    join unnest(offered) bet
      on bet.slip_index = first.slip_index and bet.position = first.bet_position
  ),
  ruled as materialized (
    select weighed.*,
      coalesce(weighed.refusal, limited.refusal) as final_refusal,
      coalesce(weighed.facts, limited.facts) as final_facts,
      case
        when stored_fingerprint = fingerprint then 'repeated'
        when stored_fingerprint is not null then 'reused'
        when coalesce(weighed.refusal, limited.refusal) is not null then 'refused'
        else 'placed'
      end as ruling
    from unnest(round) weighed
    left join limited on limited.slip_index = weighed.slip_index
    where limited.slip_index is not null
      or weighed.slip_index not in (select slip_index from exceeded)
  )
  select slip_index, player, slip, fingerprint, uses_cashback, selections, bets, total,
    cash_id, cash, cash_version, cashback_id, cashback, cashback_version, stored_fingerprint,
    final_refusal, final_facts, ruling,
    'CAD-' || overlay(upper(lpad(digits, 10, '0')) placing '-' from 6 for 0),
    case when digits is null then 0 else total - used_cashback end,
    case when digits is null then 0 else used_cashback end
  from (
    select ruled.*,
      case when uses_cashback then least(cashback, total) else 0 end as used_cashback,
      case when ruling = 'placed' then
        to_hex((nextval('slip_number') * 982451653) % 1099511627776)
      end as digits
    from ruled
  ) numbered;
end $$;
