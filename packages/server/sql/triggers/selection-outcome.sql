-- Triggers of selection_outcome.
create or replace trigger outcome_replaced after update of version on selection_outcome
  for each row when (old.version <> new.version) execute function keep_outcome();
create or replace trigger composites_of_new after insert on selection_outcome
  referencing new table as after_rows
  for each statement execute function derive_from_outcomes();
create or replace trigger composites_of_changed after update on selection_outcome
  referencing old table as before_rows new table as after_rows
  for each statement execute function derive_from_outcomes();
