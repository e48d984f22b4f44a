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
