-- Records the terms of each withdrawal request, which no later statement may change.
create or replace function record_withdrawal_requests() returns trigger language plpgsql as $$
begin
  if exists (
    select from added left join player on player.id = added.player_id
    where player.cpf is distinct from added.cpf
  ) then
    raise exception 'a withdrawal goes to the CPF of its player'
      using errcode = 'integrity_constraint_violation';
  end if;
  insert into withdrawal_request
  select id, player_id, pix_key_type, pix_key, owner_name, cpf, created_at from added;
  return null;
end $$;
