-- Triggers of deposit.
create or replace trigger deposit_kept
  before delete or truncate or update of id, player_id, amount, txid, created_at on deposit
  for each statement execute function refuse_change();
