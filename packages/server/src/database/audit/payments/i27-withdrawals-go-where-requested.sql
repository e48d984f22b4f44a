-- I27 a withdrawal goes to the key of its request and to the CPF of its player
select coalesce(withdrawal.id, request.withdrawal_id)::text,
  coalesce(withdrawal.status, 'deleted')
from withdrawal
full join withdrawal_request request on request.withdrawal_id = withdrawal.id
left join player on player.id = withdrawal.player_id
where (withdrawal.player_id, withdrawal.pix_key_type, withdrawal.pix_key, withdrawal.owner_name,
    withdrawal.cpf, withdrawal.created_at) is distinct from
  (request.player_id, request.pix_key_type, request.pix_key, request.owner_name, request.cpf,
    request.created_at)
  or withdrawal.cpf is distinct from player.cpf
