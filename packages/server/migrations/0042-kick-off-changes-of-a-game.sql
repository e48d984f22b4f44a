-- Whether a game has had another kick-off is asked with each of its results.
create index kick_off_change_game on kick_off_change (game_id);
