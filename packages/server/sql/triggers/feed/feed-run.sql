-- Triggers of feed_run.
create or replace trigger feed_run_led before insert on feed_run
  for each statement execute function check_feed_term();
