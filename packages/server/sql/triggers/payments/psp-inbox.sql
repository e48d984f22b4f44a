-- Triggers of psp_inbox.
create or replace trigger psp_inbox_kept
  before delete or truncate or update of end_to_end_id, body, received_at on psp_inbox
  for each statement execute function refuse_change();
create or replace trigger psp_inbox_confirmed_kept
  before update of confirmed on psp_inbox for each row
  when (old.processed_at is not null) execute function keep_confirmed();
