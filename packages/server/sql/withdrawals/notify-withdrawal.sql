-- Records a notification for each step of a withdrawal that the player did not take: paid, refused,
-- returned, and cancelled by a debt.
create or replace function notify_withdrawal() returns trigger language plpgsql as $$
begin
  insert into player_notification (player_id, kind, amount, subject)
  select player_id, 'withdrawal_' || new.status, amount, id::text
  from withdrawal
  where id = new.withdrawal_id
    and (new.status <> 'cancelled' or reason is not distinct from 'debt_owed');
  return null;
end $$;
