-- Triggers of withdrawal.
create or replace trigger withdrawal_recorded after insert on withdrawal
  referencing new table as added for each statement execute function record_withdrawal_requests();
create or replace trigger withdrawal_kept
  before delete or truncate
    or update of id, player_id, amount, pix_key_type, pix_key, owner_name, cpf, created_at
    on withdrawal
  for each statement execute function refuse_change();
create or replace trigger withdrawal_marked after insert on withdrawal
  for each row execute function mark_person();
