-- Triggers of slip.
create or replace trigger slip_checked after insert on slip
  referencing new table as added for each statement execute function check_slips();
create or replace trigger slip_kept before update or delete or truncate on slip
  for each statement execute function refuse_change();
