-- Triggers of selection_outcome.
create or replace trigger outcome_replaced after update of version on selection_outcome
  for each row when (old.version <> new.version) execute function keep_outcome();
create or replace trigger selection_outcome_led before insert or update on selection_outcome
  for each statement execute function check_feed_term();
