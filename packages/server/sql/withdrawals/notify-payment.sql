-- Records a notification for a deposit that was credited or refunded.
create or replace function notify_payment() returns trigger language plpgsql as $$
begin
  insert into player_notification (player_id, kind, amount, subject)
  select player_id, 'deposit_' || new.outcome, new.amount, id::text
  from deposit where id = new.deposit_id;
  return null;
end $$;
