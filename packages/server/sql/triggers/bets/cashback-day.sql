-- Triggers of cashback_day.
create or replace trigger cashback_day_kept
  before delete or truncate or update of player_id, day on cashback_day
  for each statement execute function refuse_change();
create or replace trigger cashback_day_closed_kept
  before update of closed_at, day_max on cashback_day
  for each row when (
    old.closed_at is not null
    and (old.closed_at, old.day_max) is distinct from (new.closed_at, new.day_max)
  ) execute function keep_closed_day();
