-- Triggers of outcome_set_aside.
create or replace trigger outcome_set_aside_led before insert on outcome_set_aside
  for each statement execute function check_feed_term();
