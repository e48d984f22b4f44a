-- Triggers of game_odds.
create or replace trigger game_odds_kept before update or truncate on game_odds
  for each statement execute function refuse_change();
create or replace trigger game_odds_led before insert on game_odds
  for each statement execute function check_feed_term();
