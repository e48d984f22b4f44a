-- Triggers of exclusion.
create or replace trigger exclusion_kept
  before delete or truncate
    or update of id, cpf, source, began_at, ends_at, revocable_until on exclusion
  for each statement execute function refuse_change();
