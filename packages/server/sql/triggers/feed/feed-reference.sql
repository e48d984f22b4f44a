-- Triggers of feed_reference.
create or replace trigger feed_reference_kept before update or delete or truncate on feed_reference
  for each statement execute function refuse_change();
