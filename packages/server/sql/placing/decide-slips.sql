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
