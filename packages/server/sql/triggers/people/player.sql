-- Triggers of player.
create or replace trigger player_kept before update of id, cpf, birthdate, username on player
  for each statement execute function refuse_change();
create or replace trigger player_marked
  after insert or update of country_id, postal_code, house_number, apartment_number, street_name
  on player for each row execute function mark_person();
create or replace trigger player_sealed after insert on player
  for each row execute function seal_person();
