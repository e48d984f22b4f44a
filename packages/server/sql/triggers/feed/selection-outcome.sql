-- Triggers of selection_outcome.
create or replace trigger outcome_replaced after update of version on selection_outcome
  for each row when (old.version <> new.version) execute function keep_outcome();
