-- A notification appears on the open pages of its player at once; mails and texts still combine
-- what comes within one round. `subject` is the deposit or the withdrawal that it is about, by which
-- a page knows an event that it has announced itself.
alter table player_notification
  add column if not exists subject text,
  add column if not exists is_shown boolean not null default false;

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

-- Records a notification for a deposit that was credited or refunded.
create or replace function notify_payment() returns trigger language plpgsql as $$
begin
  insert into player_notification (player_id, kind, amount, subject)
  select player_id, 'deposit_' || new.outcome, new.amount, id::text
  from deposit where id = new.deposit_id;
  return null;
end $$;
