-- Triggers of composite_selection.
create or replace trigger composite_selection_kept before update or delete or truncate
  on composite_selection for each statement execute function refuse_change();
