-- Triggers of player.
create or replace trigger player_kept before update of id, cpf, birthdate, username on player
  for each statement execute function refuse_change();
