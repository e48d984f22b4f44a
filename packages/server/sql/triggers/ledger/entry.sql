-- Triggers of entry.
create or replace trigger entry_checked after insert on entry
  referencing new table as added for each statement execute function check_entries();
create or replace trigger entry_kept before update or delete or truncate on entry
  for each statement execute function refuse_change();
create or replace trigger entry_indexed after insert on entry
  referencing new table as added for each statement execute function index_entry_kinds();
create or replace trigger entry_sealed after insert on entry
  referencing new table as added for each statement execute function seal_transfers();
