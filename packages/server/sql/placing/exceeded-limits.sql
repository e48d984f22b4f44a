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
