-- Triggers of cashback_bet.
create or replace trigger cashback_bet_kept before update or delete or truncate on cashback_bet
  for each statement execute function refuse_change();
