-- migrate: stepwise
-- What a player is shown of a debt: the bets that made it are found without reading his history,
-- and a withdrawal that a debt cancels is notified like one that was refused.
-- step
create index concurrently if not exists bet_reopened on bet (player_id, (-id))
  where closings > 1 or (status = 'pending' and closings > 0);
-- step
do $$
declare
  check_name name;
begin
  for check_name in
    select conname from pg_constraint
    where conrelid = 'player_notification'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%withdrawal_refused%'
  loop
    execute format('alter table player_notification drop constraint %I', check_name);
  end loop;
  alter table player_notification add constraint player_notification_kind_check
    check (kind in ('bets_settled', 'deposit_credited', 'deposit_refunded', 'withdrawal_paid',
      'withdrawal_returned', 'withdrawal_refused', 'withdrawal_cancelled')) not valid;
  alter table player_notification validate constraint player_notification_kind_check;
end $$;
-- step
-- As before (0026); of the cancelled ones those that a debt cancelled: the others were cancelled by
-- their player, who had the answer of the page.
create or replace function notify_withdrawal() returns trigger language plpgsql as $$
begin
  insert into player_notification (player_id, kind, amount)
  select player_id, 'withdrawal_' || new.status, amount
  from withdrawal
  where id = new.withdrawal_id
    and (new.status <> 'cancelled' or reason is not distinct from 'debt_owed');
  return null;
end $$;
-- step
create or replace trigger withdrawal_notified after insert on withdrawal_step for each row
  when (new.status in ('paid', 'returned', 'refused', 'cancelled'))
  execute function notify_withdrawal();
