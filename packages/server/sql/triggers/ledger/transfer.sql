-- Triggers of transfer.
create or replace trigger transfer_kept before update or delete or truncate on transfer
  for each statement execute function refuse_change();
create or replace trigger transfer_demo_grant before insert on transfer
  for each row when (new.kind = 'demo_grant') execute function check_demo_grant();
