-- The day for which a live bet counts; null when its matches have different days.
create or replace function cashback_day_of_bet(bet bigint) returns date
language sql stable parallel safe as $$
  select case when min(day) = max(day) then min(day) end
  from leg cross join lateral day_of_match(leg.game_id) as day
  where bet_id = bet
$$;
