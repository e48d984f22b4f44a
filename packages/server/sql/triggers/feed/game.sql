-- Triggers of game.
create or replace trigger game_unplayed_noted before insert or update of status on game
  for each row execute function note_unplayed();
create or replace trigger game_kick_off_reviewed after update of starts_at on game
  for each row when (old.starts_at is distinct from new.starts_at)
  execute function review_kick_off();
create or replace trigger game_led before insert or update on game
  for each statement execute function check_feed_term();
