-- Triggers of feed_trust.
create or replace trigger feed_trust_kept before update or delete or truncate on feed_trust
  for each statement execute function refuse_change();
