-- Triggers of leg.
create or replace trigger leg_checked after insert on leg
  referencing new table as added for each statement execute function check_legs();
create or replace trigger leg_kept
  before delete or truncate or update of bet_id, player_id, position, game_id, market_id,
    selection_id, selection_name, handicap, odds, odds_version, is_live on leg
  for each statement execute function refuse_change();
