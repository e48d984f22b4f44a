-- The civil day of a match: that of its first kick-off that passed, whatever became of it later.
create or replace function day_of_match(game bigint)
returns date language sql stable parallel safe as $$
  select civil_day(coalesce(
    (
      select starts_before from kick_off_change where game_id = day_of_match.game
      order by id limit 1
    ),
    (select starts_at from game where id = day_of_match.game)
  ))
$$;
