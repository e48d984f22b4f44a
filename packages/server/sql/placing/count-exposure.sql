-- Adds the potential return of placed bets to the counters that the limits hold: of each selection
-- by class, of the player's combination and day, and of each combination of several selections.
-- Called by place_bets under the locks of the wallets and of the selections.
create or replace function count_exposure(placed bet_in_round[], today date)
returns void language plpgsql as $$
#variable_conflict use_column
begin
  with counted_selections as (
    update selection_liability counted set singles = counted.singles + taken.singles,
      multiples = counted.multiples + taken.multiples,
      long_shots = counted.long_shots + taken.long_shots
    from (
      select id,
        sum(case class when 'single' then potential_return else 0 end) as singles,
        sum(case class when 'multiple' then potential_return else 0 end) as multiples,
        sum(case class when 'long_shot' then potential_return else 0 end) as long_shots
      from unnest(placed) bet cross join lateral unnest(bet.selection_ids) as id
      group by id
    ) taken
    where selection_id = taken.id
  ),
  counted_player_combinations as (
    insert into exposure_player_combination as counted
    select player, combination, sum(potential_return) from unnest(placed)
    group by player, combination
    on conflict (player_id, combination) do update
      set potential_return = counted.potential_return + excluded.potential_return
  ),
  counted_days as (
    insert into exposure_player_day as counted
    select player, today, sum(potential_return) from unnest(placed) group by player
    on conflict (player_id, day) do update
      set potential_return = counted.potential_return + excluded.potential_return
  )
  insert into exposure_combination as counted
  select combination, sum(potential_return) from unnest(placed)
  where cardinality(selection_ids) > 1
  group by combination
  on conflict (combination) do update
    set potential_return = counted.potential_return + excluded.potential_return;
end $$;
