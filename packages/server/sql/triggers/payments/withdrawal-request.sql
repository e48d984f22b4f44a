-- Triggers of withdrawal_request.
create or replace trigger withdrawal_request_kept
  before update or delete or truncate on withdrawal_request
  for each statement execute function refuse_change();
