-- Triggers of account.
create or replace trigger account_kept
  before delete or truncate or update of id, player_id, kind, currency on account
  for each statement execute function refuse_change();
create or replace trigger account_debt_collected after update of owed on account
  for each row when (new.owed > old.owed) execute function collect_new_debt();
