-- Records a notification for a deposit that was credited or refunded.
create or replace function notify_payment() returns trigger language plpgsql as $$
begin
  insert into player_notification (player_id, kind, amount)
  select player_id, 'deposit_' || new.outcome, new.amount
  from deposit where id = new.deposit_id;
  return null;
end $$;
