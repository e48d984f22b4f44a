-- Triggers of game_odds.
create or replace trigger game_odds_kept before update or truncate on game_odds
  for each statement execute function refuse_change();
