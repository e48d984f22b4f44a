-- Triggers of real_money.
create or replace trigger real_money_kept before update or delete or truncate on real_money
  for each statement execute function refuse_change();
