-- Triggers of review.
create or replace trigger review_kept before update or delete or truncate on review
  for each statement execute function refuse_change();
