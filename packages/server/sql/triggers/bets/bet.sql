-- Triggers of bet.
create or replace trigger bet_checked after insert on bet
  referencing new table as added for each statement execute function check_bets();
create or replace trigger bet_kept
  before delete or truncate or update of id, player_id, slip_id, position, stake, stake_cash,
    stake_cashback, odds, potential_return, bonus_percent, accepted_at on bet
  for each statement execute function refuse_change();
create or replace trigger bet_cashback_kept before update of cashback_percent on bet
  for each statement execute function refuse_change();
create or replace trigger bet_bonus_table_kept before update of bonus_table on bet
  for each statement execute function refuse_change();
create or replace trigger bet_settled_at_kept before update of settled_at on bet
  for each row when (
    new.settled_at is not null and old.settled_at is distinct from new.settled_at
  ) execute function keep_settled_at();
