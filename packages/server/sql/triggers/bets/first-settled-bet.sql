-- Triggers of first_settled_bet.
create or replace trigger first_settled_bet_kept
  before update or delete or truncate on first_settled_bet
  for each statement execute function refuse_change();
